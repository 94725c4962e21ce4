/** A backend that the site passes forms on to. Importing it sets up every test of the file. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const site = 'http://kemerkaya.test';
export const secret = 's'.repeat(32);

/** A request that the backend got. */
interface Asked {
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}
let backend: Server;

export const success = { status: 200, body: '{"success":true,"data":null}' };

/** What the backend answers in a test, and what it got. */
export const relay = {
  asked: [] as Asked[],
  reply: success as { status: number; body: string; headers?: Record<string, string> } | 'cut' | 'nothing',
  /** Every test uses another visitor, so that they do not share limits. */
  visitor: 0,
};

beforeAll(async () => {
  backend = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    } catch {
      return; // The site has broken off.
    }
    relay.asked.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    if (relay.reply === 'nothing') return;
    if (relay.reply === 'cut') {
      request.socket.destroy();
      return;
    }
    const { status, headers, body } = relay.reply;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    SITE_URL: site,
    REVALIDATE_SECRET: secret,
  });
});

afterAll(() => {
  backend.closeAllConnections();
  return new Promise((resolve) => backend.close(resolve));
});

beforeEach(() => {
  relay.asked = [];
  relay.reply = success;
  relay.visitor += 1;
});

/** A visitor's request to the site. */
export function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  const address = `203.0.113.${relay.visitor}`;
  return new Request(`${site}/api/call`, {
    method: 'POST',
    body,
    headers: { origin: site, 'content-type': 'application/json', 'x-visitor-address': address, ...headers },
  });
}

export const codeOf = ({ body }: { body: string }) => (JSON.parse(body) as { code?: string }).code;

/** Hides the log of broken connections. */
export const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
