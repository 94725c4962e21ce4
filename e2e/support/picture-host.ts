import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import sharp from 'sharp';

const envelope = (data: unknown) => JSON.stringify({ success: true, data });

const model = { menu: {}, footer: {}, socialAccounts: {}, siteInfo: { title: 'Site' }, languages: [] };
const page = { pageKey: 'own', link: '/page/own', title: 'Sayfa', isVisible: true, sections: [] };

/** A photograph's noise, so that it takes a moment to compress; another one for every colour. */
async function photograph(red: number, width: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const create = { width, height: 900, channels: 3 as const, noise, background: { r: red, g: 0, b: 0 } };
  return sharp({ create }).tint({ r: red, g: 90, b: 120 }).jpeg({ quality: 80 }).toBuffer();
}

/** A stand-in for a backend with pictures, which counts who asks for them. */
export class PictureHost {
  /** Every request for a picture: its path, and its status. */
  readonly asked: [path: string, status: number][] = [];
  isDown = false;
  private readonly files = new Map<string, { type: string; body: Buffer; etag: string }>();
  private readonly server = createServer((request, response) => {
    const [path = '', body] = [request.url, this.answer(request)];
    if (!path.startsWith('/media/')) response.end(envelope(path.includes('GetApplicationModel') ? model : page));
    else {
      response.writeHead(body.status, body.headers).end(body.body);
      this.asked.push([path, body.status]);
    }
  });

  static async start(): Promise<PictureHost> {
    const host = new PictureHost();
    await new Promise<void>((resolve) => host.server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  get url() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  put(name: string, type: string, body: Buffer): void {
    this.files.set(`/media/${name}`, { type, body, etag: `"${name}-${body.length}-${this.files.size}"` });
  }

  async putPhotograph(name: string, { red = 200, width = 1600 } = {}): Promise<void> {
    this.put(name, 'image/jpeg', await photograph(red, width));
  }

  remove(name: string): void {
    this.files.delete(`/media/${name}`);
  }

  private answer({ url = '', headers }: IncomingMessage) {
    const file = this.files.get(url);
    if (this.isDown) return { status: 503, headers: {}, body: '' };
    if (!file) return { status: 404, headers: {}, body: '' };
    const own = { 'content-type': file.type, etag: file.etag };
    if (headers['if-none-match'] === file.etag) return { status: 304, headers: own, body: '' };
    return { status: 200, headers: own, body: file.body };
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
