/** @jest-environment node */
import { readRevalidation, sign } from './revalidation';

const secret = 'x'.repeat(32);
const now = 1_800_000_000_000;

function webhook(body: string, headers: Record<string, string> = {}, timestamp = String(now)) {
  return new Request('http://site/api/revalidate', {
    method: 'POST',
    body,
    headers: { 'x-timestamp': timestamp, 'x-signature': sign(secret, timestamp, body), ...headers },
  });
}

const read = (request: Request, key: string | undefined = secret) => readRevalidation(request, key, now);

test('a signed list of tags is accepted', async () => {
  await expect(read(webhook('{"tags":["page:a","content"]}'))).resolves.toEqual({
    isValid: true,
    tags: ['page:a', 'content'],
    isFetched: false,
  });
});

test.each([
  ['another secret', webhook('{"tags":[]}', { 'x-signature': sign('y'.repeat(32), String(now), '{"tags":[]}') })],
  ['no signature', webhook('{"tags":[]}', { 'x-signature': '' })],
  ['a signature of another time', webhook('{"tags":[]}', { 'x-timestamp': String(now - 1) })],
  [
    'a signature of another body',
    webhook('{"tags":["a"]}', { 'x-signature': sign(secret, String(now), '{"tags":[]}') }),
  ],
  ['a request older than five minutes', webhook('{"tags":[]}', {}, String(now - 300_001))],
  ['a request from the future', webhook('{"tags":[]}', {}, String(now + 300_001))],
  ['a timestamp that is no number', webhook('{"tags":[]}', {}, 'NaN')],
])('%s gets 401', async (_name, request) => {
  await expect(read(request)).resolves.toMatchObject({ isValid: false, status: 401 });
});

test('without a configured secret every request gets 401', async () => {
  await expect(readRevalidation(webhook('{"tags":[]}'), undefined, now)).resolves.toMatchObject({ status: 401 });
});

test.each(['', 'x', '[]', '{"tags":"a"}', '{"tags":[1]}', '{"tags":[""]}'])('the body %p gets 400', async (body) => {
  await expect(read(webhook(body))).resolves.toMatchObject({ isValid: false, status: 400 });
});

test('a body without a length is read only so far', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(16 * 1024));
    },
  });
  const headers = { 'x-timestamp': String(now), 'x-signature': 'sha256=0' };
  const request = new Request('http://site/', {
    method: 'POST',
    body: endless,
    headers,
    duplex: 'half',
  } as RequestInit);
  await expect(read(request)).resolves.toMatchObject({ status: 413 });
  expect(sent).toBeLessThan(10);
});

test('a body that is too large gets 413', async () => {
  await expect(read(webhook(`{"tags":["${'a'.repeat(70_000)}"]}`))).resolves.toMatchObject({ status: 413 });
});
