/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { readAnswer } from '../http/api-answer';
import { BodyTooLarge, limitStream } from '../http/bounded-body.mjs';
import { relayToBackend } from './client';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const message = { method: 'POST', body: '{"a":1}', timeoutMs: 5000, maxAnswerBytes: 1024 } as const;
let answer: RequestListener;
let server: Server;
let requestIds: unknown[];
let lines: string[];

beforeEach(async () => {
  [requestIds, lines] = [[], []];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  server = createServer((incoming, outgoing) => {
    requestIds.push(incoming.headers['x-request-id']);
    answer(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.BACKEND_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  delete process.env.BACKEND_URL;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a refusal in an envelope is passed on with its status and Retry-After', async () => {
  const body = '{"success":false,"code":"too_many_requests"}';
  answer = (_incoming, outgoing) => outgoing.writeHead(429, { 'retry-after': '7' }).end(body);
  expect(await relayToBackend('SendMail', message)).toEqual({ status: 429, body, retryAfter: '7' });
  expect(lines).toEqual([]);
});

test.each([
  ['a page instead of an envelope', '<h1>500</h1>'],
  ['an answer that is too large', `{"success":true,"data":"${'x'.repeat(1024)}"}`],
])('%s counts as no answer, and is logged in one line with the request id', async (_what, text) => {
  answer = (_incoming, outgoing) => outgoing.end(text);
  const { status, body } = await relayToBackend('SendMail', message);
  expect([status, readAnswer({ body }).code]).toEqual([502, 'no_answer']);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^backend: SendMail: .*(?:not an envelope|more than 1024 bytes) \(request [\da-f-]{36}\)$/);
  expect(lines[0]).toContain(String(requestIds[0]));
});

test('a message is not sent again after a cut connection', async () => {
  answer = (incoming) => incoming.socket.destroy();
  expect((await relayToBackend('SendMail', message)).status).toBe(502);
  expect(requestIds).toHaveLength(1);
});

// A time-out that is lost would leave its call waiting, and with it this test.
test('every time-out works, even if the garbage collector runs', async () => {
  answer = (_incoming, outgoing) => outgoing.write('{"success":');
  const collecting = setInterval(collectGarbage, 20);
  const calls = Array.from({ length: 20 }, () => relayToBackend('SendMail', { ...message, timeoutMs: 400 }));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  clearInterval(collecting);
  expect(statuses).toEqual(Array<number>(20).fill(504));
});

test("a visitor's body that is too large is reported as such, and not as a failure of the backend", async () => {
  answer = (incoming) => incoming.resume();
  const chunk = new Uint8Array(64);
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({ pull: (controller) => controller.enqueue(chunk) });
  const call = relayToBackend('UploadFile', { ...message, body: limitStream(endless, 1000) });
  await expect(call).rejects.toThrow(BodyTooLarge);
  expect(lines).toEqual([]);
});
