/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exchange, isTimeout } from './exchange';

let answer: RequestListener;
let server: Server;
let url: URL;

beforeAll(async () => {
  server = createServer((incoming, outgoing) => answer(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/UploadFile`);
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends a file of as many bytes. */
function upload(bytes: number) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });
  return exchange(url, { method: 'POST', body, timeoutMs: 20_000, maxAnswerBytes: 1_000 });
}

test.each([
  ['a small file', 10],
  ['a large one', 3_000_000],
])(
  'a backend that dies after the last byte of %s has failed at once, and not after ten seconds',
  async (_what, bytes) => {
    let diedAt = Infinity;
    answer = (incoming) =>
      incoming.resume().once('end', () => {
        diedAt = performance.now();
        incoming.socket.destroy();
      });
    const error: unknown = await upload(bytes).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'ECONNRESET' });
    expect(isTimeout(error)).toBe(false);
    expect(performance.now() - diedAt).toBeLessThan(1_000);
  },
);

test('a backend that answers before it has the whole file, and hangs up, is heard', async () => {
  answer = (incoming, outgoing) => {
    outgoing.writeHead(413, { connection: 'close' });
    outgoing.end('{}', () => incoming.socket.destroySoon());
  };
  expect(await upload(3_000_000)).toMatchObject({ status: 413, text: '{}' });
});
