import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Deliveries } from '../deliver';
import { DeliveryLog } from '../delivery-log';

/** A site that is told of changes, and the database of the backend. Importing it sets up every test of the file. */
export const site = {
  received: [] as { headers: IncomingMessage['headers']; body: string }[],
  answer: (() => 200) as (tags: string[]) => number | Promise<number>,
  /** What the database keeps. */
  kept: new Map<string, unknown>(),
  /** Whether the database refuses to store anything. */
  isReadOnly: false,
};

export const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

let server: Server;
let port: number;

// Long enough for a busy machine.
jest.setTimeout(20_000);

const store = {
  set: (key: string, value: NonNullable<unknown>) =>
    site.isReadOnly ? Promise.reject(new Error('disk full')) : Promise.resolve(void site.kept.set(key, value)),
  get: (key: string) => Promise.resolve(site.kept.get(key)),
  delete: (key: string) => Promise.resolve(void site.kept.delete(key)),
  keys: () => Promise.resolve([...site.kept.keys()]),
};

export function listen(): Promise<void> {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    site.received.push({ headers: request.headers, body });
    response.writeHead(await site.answer((JSON.parse(body) as { tags: string[] }).tags)).end('{}');
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}

export const close = () =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(resolve);
  });

/** Those of a process of the backend. @param delays milliseconds between attempts */
export const deliveries = (delays = [1]) => {
  const target = { url: `http://127.0.0.1:${port}/api/revalidate`, secret: 'secret' };
  return new Deliveries(target, store, new DeliveryLog(log), delays);
};

export async function until(isDone: () => boolean): Promise<void> {
  const startedAt = Date.now();
  while (!isDone()) {
    if (Date.now() - startedAt > 9_000) throw new Error('not within nine seconds');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

export const isAllDelivered = () => site.received.length > 0 && site.kept.size === 0;

export const tagsReceived = () => site.received.map(({ body }) => (JSON.parse(body) as { tags: string[] }).tags);

beforeEach(async () => {
  Object.assign(site, { received: [], kept: new Map(), isReadOnly: false, answer: () => 200 });
  port = 0;
  jest.resetAllMocks();
  await listen();
  port = (server.address() as AddressInfo).port;
});

afterEach(close);
