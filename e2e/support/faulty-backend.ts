import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { seedModel } from './seed';

/** Gets the body and the status of the answer that the backend should have given. */
type Respond = (response: ServerResponse, good: string, status: number) => void;

const whole =
  (status: number, body: string, type = 'application/json') =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);

const later =
  (ms: number): Respond =>
  (response, good, status) =>
    void setTimeout(() => whole(status, good)(response), ms);

const html = '<html><body><h1>Bad gateway</h1></body></html>';

/** What a backend can do wrong with one answer. */
export const faults = {
  down: (response) => response.socket?.destroy(),
  hung: () => undefined,
  'slow 2.5 s': later(2_500),
  'slow 10 s': later(10_000),
  'status 500': whole(500, '{"success":false,"message":"broken"}'),
  '502 with HTML': whole(502, html, 'text/html'),
  'a page with status 200': whole(200, html, 'text/html'),
  truncated: (response, good) => whole(200, good.slice(0, good.length / 2))(response),
  'wrong shapes': whole(200, '{"success":true,"data":[1,{"a":2}]}'),
  empty: whole(200, ''),
  'success: false': whole(200, '{"success":false,"message":"none"}'),
  'reset mid-body': (response, good) => {
    response.writeHead(200, { 'content-length': Buffer.byteLength(good) });
    response.write(good.slice(0, 10), () => response.socket?.resetAndDestroy());
  },
} as const satisfies Record<string, Respond>;

export type Fault = keyof typeof faults;

const envelope = (data: unknown) => JSON.stringify({ success: true, data });

/** The page of a key, as the backend has it now. */
const pageOf = (pageKey: string, title: string) => ({
  ...{ pageKey, link: `/page/${pageKey}`, title, isVisible: true, sections: [] },
});

/**
 * A stand-in for the backend, which fails at the calls that it is told to fail at. It has any page but those of
 * `isUnknown`.
 */
export class FaultyBackend {
  /** Of every page and every list. */
  title = 'Eski';
  /** Chooses the fault of a call by its address; undefined: it is answered. */
  faultOf: (url: string) => Fault | undefined = () => undefined;
  isUnknown: (pageKey: string) => boolean = () => false;
  /** How often a call failed, by its address. */
  readonly failed = new Map<string, number>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FaultyBackend> {
    const server = createServer((request, response) => backend.answer(request, response));
    const backend = new FaultyBackend(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return backend;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private dataOf(url: URL): unknown {
    const call = url.pathname.slice('/api/'.length);
    if (call === 'GetApplicationModel') return seedModel;
    if (call === 'GetRedirects') return [];
    if (call === 'GetCategoryPages') return [pageOf('listed', `${this.title} liste`)];
    if (call !== 'GetPageData') return undefined;
    const pageKey = url.searchParams.get('pageKey') ?? '';
    return this.isUnknown(pageKey) ? undefined : pageOf(pageKey, `${this.title} ${pageKey}`);
  }

  private answer({ url: target = '' }: IncomingMessage, response: ServerResponse): void {
    const data = this.dataOf(new URL(target, this.url));
    const status = data === undefined ? 404 : 200;
    const good = data === undefined ? '{"success":false,"message":"none"}' : envelope(data);
    const fault = this.faultOf(target);
    if (fault) this.failed.set(target, (this.failed.get(target) ?? 0) + 1);
    const respond: Respond = fault ? faults[fault] : later(0);
    respond(response, good, status);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
