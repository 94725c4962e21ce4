/** @jest-environment node */
import { type AddressInfo, createServer, type Socket } from 'node:net';

import type { Redis } from 'ioredis';

import { AnnouncementReader, everything } from './announcements';
import { keepReading } from './join-instances';
import { openRedis, pauseUntilReady } from './open-redis';
import type { StaleTags } from './stale-tags';

const sockets: Socket[] = [];

/** Redis' protocol, as far as the reader of announcements needs it. A read that waits gets no answer. */
const replies: Record<string, string> = { info: '$9\r\nloading:0\r\n', xrevrange: '*0\r\n', xread: '' };

/** The other end of its first connection is soon gone: nothing comes back, not even the end of the connection. */
const redis = createServer({ allowHalfOpen: true }, (socket) => {
  const isFirst = sockets.push(socket) === 1;
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    for (const [, name = ''] of String(data).matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g)) {
      const command = name.toLowerCase();
      if (!isFirst || command !== 'xrevrange') socket.write(replies[command] ?? '+OK\r\n');
    }
  });
});
let client: Redis;

beforeAll(() => new Promise<void>((resolve) => redis.listen(0, '127.0.0.1', resolve)));

afterEach(() => {
  client.disconnect();
  for (const socket of sockets.splice(0)) socket.destroy();
});

afterAll(() => new Promise((resolve) => redis.close(resolve)));

test('a connection of the reader that does not answer is replaced, and everything is stale then', async () => {
  client = openRedis(`redis://127.0.0.1:${(redis.address() as AddressInfo).port}`);
  const taken = await new Promise((resolve) => {
    const stale = { add: resolve } as unknown as StaleTags;
    void keepReading(client, new AnnouncementReader(client, 'stream', 'own'), stale, pauseUntilReady(client));
  });
  expect(taken).toEqual([everything]);
  expect(sockets).toHaveLength(2);
}, 30_000);
