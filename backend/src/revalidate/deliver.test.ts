import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PREFIX, tagsOf } from './announcements';
import { Deliveries } from './deliver';
import { sign } from './signature';

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let received: Received[];
let answer: (tags: string[]) => number | Promise<number>;
let port: number;
let kept: Map<string, unknown>;
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

// Long enough for a busy machine.
jest.setTimeout(20_000);

const store = {
  set: (key: string, value: NonNullable<unknown>) => Promise.resolve(void kept.set(key, value)),
  get: (key: string) => Promise.resolve(kept.get(key)),
  delete: (key: string) => Promise.resolve(void kept.delete(key)),
  keys: () => Promise.resolve([...kept.keys()]),
};

function listen(): Promise<void> {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ headers: request.headers, body });
    response.writeHead(await answer((JSON.parse(body) as { tags: string[] }).tags)).end('{}');
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}

const close = () =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(resolve);
  });

const deliveries = (delays = [1]) =>
  new Deliveries({ url: `http://127.0.0.1:${port}/api/revalidate`, secret: 'secret' }, store, log, delays);

async function until(isDone: () => boolean): Promise<void> {
  const startedAt = Date.now();
  while (!isDone()) {
    if (Date.now() - startedAt > 9_000) throw new Error('not within nine seconds');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

const isAllDelivered = () => received.length > 0 && kept.size === 0;
const tagsReceived = () => received.map(({ body }) => (JSON.parse(body) as { tags: string[] }).tags);

beforeEach(async () => {
  [received, kept, port, answer] = [[], new Map(), 0, () => 200];
  jest.resetAllMocks();
  await listen();
  port = (server.address() as AddressInfo).port;
});

afterEach(close);

describe('Deliveries', () => {
  it('posts signed tags, and keeps nothing that was delivered', async () => {
    const all = deliveries();
    all.deliver(all.note(['page:a', 'page-keys']));
    expect(kept.size).toBe(1);
    await until(isAllDelivered);
    const [call] = received;
    expect(JSON.parse(call?.body ?? '')).toEqual({
      tags: ['page:a', 'page-keys'],
      nonce: expect.any(String) as unknown,
    });
    const { nonce } = JSON.parse(call?.body ?? '') as { nonce: string };
    expect(call?.headers['x-request-id']).toBe(nonce);
    const timestamp = String(call?.headers['x-timestamp']);
    expect(Math.abs(Date.now() - Number(timestamp))).toBeLessThan(5_000);
    expect(call?.headers['x-signature']).toBe(sign('secret', timestamp, call?.body ?? ''));
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('delivers what another process has left, once', async () => {
    const all = deliveries();
    const left = { key: `${PREFIX}other`, announcement: { tags: ['page:a'], at: Date.now() } };
    kept.set(left.key, left.announcement);
    all.adopt(new Map([[left.key, left.announcement]]));
    all.adopt(new Map([[left.key, left.announcement]]));
    await until(isAllDelivered);
    expect(tagsReceived()).toEqual([['page:a']]);
  });

  it('retries while the site is down, and logs it once', async () => {
    await close();
    const all = deliveries();
    all.deliver(all.note(['page:a']));
    await until(() => log.warn.mock.calls.length > 0);
    all.deliver(all.note(['page:b']));
    await listen();
    await until(isAllDelivered);
    expect(new Set(tagsReceived().flat())).toEqual(new Set(['page:a', 'page:b']));
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it('continues after a restart of the backend', async () => {
    await close();
    const stopped = deliveries([3_600_000]);
    stopped.deliver(stopped.note(['page:a']));
    await until(() => log.warn.mock.calls.length > 0);
    await listen();
    await deliveries().resume();
    await until(isAllDelivered);
    expect(tagsReceived()).toEqual([['page:a']]);
  });

  it('delivers stored announcements after a crash, and ignores invalid ones', async () => {
    deliveries().note(['page:a']);
    kept.set(`${PREFIX}broken`, { tags: 'x' }).set('page-authors:1', {});
    await deliveries().resume();
    await until(() => received.length > 0 && kept.size === 1);
    expect(tagsReceived()).toEqual([['page:a']]);
    expect([...kept.keys()]).toEqual(['page-authors:1']);
  });

  it('is not held up by an announcement that the site refuses', async () => {
    answer = (tags) => (tags.includes('page:broken') ? 503 : 200);
    const all = deliveries([20]);
    all.deliver(all.note(['page:broken']));
    all.deliver(all.note(['page:a']));
    await until(() => kept.size === 1);
    expect(tagsReceived()).toContainEqual(['page:a']);
    answer = () => 200;
    await until(isAllDelivered);
  });

  it('sends an announcement at once while the site does not answer others', async () => {
    answer = (tags) => (tags.includes('redirects') ? new Promise<number>(() => undefined) : 200);
    const all = deliveries();
    for (let count = 0; count < 6; count += 1) all.deliver(all.note(['redirects']));
    all.deliver(all.note(['page:a']));
    // Each of the others waits ten seconds for the site.
    await until(() => kept.size === 6);
  });

  it('sends the changes of an import together', async () => {
    const all = deliveries();
    for (let count = 0; count < 1_000; count += 1) all.deliver(all.note([`page:${count}`]));
    await until(isAllDelivered);
    expect(received.length).toBeLessThan(10);
  });

  it('repeats what the site refuses, and starts each round with another one', async () => {
    answer = () => 503;
    const all = deliveries();
    for (let count = 0; count < 20; count += 1) await all.note([`page:${count}`]).isKept;
    await all.resume();
    const asked = () =>
      new Set(
        tagsReceived()
          .filter(({ length }) => length === 1)
          .flat(),
      );
    await until(() => asked().size === 20);
    answer = () => 200;
    await until(isAllDelivered);
  });

  it('pauses when the site accepts nothing', async () => {
    answer = () => 503;
    const all = deliveries([3_600_000]);
    for (let count = 0; count < 20; count += 1) await all.note([`page:${count}`]).isKept;
    await all.resume();
    await until(() => log.warn.mock.calls.length > 0);
    expect(received).toHaveLength(1 + 5);
    expect(kept.size).toBe(20);
  });

  it('gives up after a day, when every page has been regenerated by age', async () => {
    answer = () => 401;
    kept.set(`${PREFIX}old`, { tags: ['page:a'], at: Date.now() - 25 * 60 * 60 * 1000 });
    await deliveries().resume();
    await until(isAllDelivered);
  });

  it('announces all content instead of very many tags', () => {
    const announcements = Array.from({ length: 600 }, (_, index) => ({ tags: [`page:${index}`], at: 0 }));
    expect(tagsOf(announcements)).toEqual(['content', 'redirects']);
    expect(tagsOf([...announcements.slice(0, 2), ...announcements.slice(0, 2)])).toEqual(['page:0', 'page:1']);
  });
});
