/** @jest-environment node */
import type { PayloadRequest } from 'payload';
import { readBody } from './read-body';
import { withReadOverride } from './read-override';

// As Payload reads it: JSON from the text.
jest.mock('payload', () => ({
  addDataAndFileToRequest: async (req: PayloadRequest) => {
    const isJson = req.headers.get('content-type') === 'application/json';
    req.data = isJson ? (JSON.parse((await req.text?.()) ?? '') as never) : {};
  },
}));

/** A request with a body of this many bytes, whose length is not announced. */
function requestOf(bytes: number, contentType: string, user?: object): PayloadRequest {
  const text = contentType === 'application/json' ? JSON.stringify({ a: 'x'.repeat(bytes) }) : 'x'.repeat(bytes);
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': contentType } };
  const request = new Request('http://admin/api/users/login', init as RequestInit);
  return Object.assign(request, { user, i18n: { language: 'tr' }, payload: { config: {}, logger: console } }) as never;
}

const statusOf = (read: Promise<unknown>) =>
  read.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

test.each([
  ['a login', 100, 'application/json', undefined, 200],
  ['JSON of a stranger that is large', 100_000, 'application/json', undefined, 413],
  ['a form of a stranger that is large', 100_000, 'multipart/form-data; boundary=x', undefined, 413],
  ['a page of an account', 5_000_000, 'application/json', { id: 1 }, 200],
  ['JSON of an account that no page can be', 25_000_000, 'application/json', { id: 1 }, 413],
])('%s is read up to its limit', async (_name, bytes, contentType, user, status) => {
  expect(await statusOf(readBody(requestOf(bytes, contentType, user)))).toBe(status);
});

test('parameters in a body are read up to their limit, in whatever form, and passed on', async () => {
  const ask = (body: string, type: string) =>
    withReadOverride(
      new Request('http://admin/api/pages', {
        method: 'POST',
        body,
        headers: { 'x-http-method-override': 'GET', 'content-type': type },
      }),
    );
  const long = 'x'.repeat(300_000);
  expect(await (await ask('{"limit":1}', 'application/json'))?.text()).toBe('{"limit":1}');
  expect(await (await ask('limit=1', 'application/x-www-form-urlencoded'))?.text()).toBe('limit=1');
  expect(await ask(JSON.stringify({ a: long }), 'application/json')).toBeUndefined();
  expect(await ask(`a=${long}`, 'application/x-www-form-urlencoded')).toBeUndefined();
  expect(await ask('[1]', 'application/json')).toBeUndefined();
});
