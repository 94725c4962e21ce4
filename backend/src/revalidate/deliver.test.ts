import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deliver } from './deliver';
import { sign } from './signature';

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let received: Received[];
let statuses: number[];
let url: string;
const log = { warn: jest.fn(), error: jest.fn() };

beforeEach(async () => {
  received = [];
  statuses = [];
  jest.resetAllMocks();
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ headers: request.headers, body });
    response.writeHead(statuses.shift() ?? 200).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/revalidate`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('deliver', () => {
  it('posts signed tags', async () => {
    await deliver({ url, secret: 'secret' }, ['page:a', 'page-keys'], log);
    const [call] = received;
    expect(call?.body).toBe('{"tags":["page:a","page-keys"]}');
    const timestamp = String(call?.headers['x-timestamp']);
    expect(Math.abs(Date.now() - Number(timestamp))).toBeLessThan(5_000);
    expect(call?.headers['x-signature']).toBe(sign('secret', timestamp, call?.body ?? ''));
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('tries again until the site takes it', async () => {
    statuses = [500, 503];
    await deliver({ url, secret: 'secret' }, ['content'], log, [1, 1, 1]);
    expect(received).toHaveLength(3);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('gives up after the last attempt, in the log and without an error', async () => {
    statuses = [401, 401, 401];
    await deliver({ url, secret: 'wrong' }, ['content'], log, [1, 1]);
    expect(received).toHaveLength(3);
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});
