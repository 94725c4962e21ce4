/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { TestServer } from '../support/listen';
import { compressFast, compressWell } from './compress';
import { FinishedAnswer } from './finished-answer';

/** The compressors themselves, which can be made to fail. */
jest.mock('./compress', () => {
  const real = jest.requireActual<Record<string, unknown>>('./compress');
  return {
    ...real,
    compressFast: jest.fn(real.compressFast as never),
    compressWell: jest.fn(real.compressWell as never),
  };
});

const page = '<p>ı'.repeat(2000);
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=300',
  'x-own': ['a', 'b'],
  'x-twice': ['1', '1'],
  vary: 'rsc, accept-encoding',
  connection: 'close',
  'content-length': 1,
};

let answer: FinishedAnswer;
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start((request, response) => answer.send(request, response));
});

afterAll(() => server.stop());

const make = (body: string, status = 200, given: Record<string, string | number | string[]> = headers) =>
  FinishedAnswer.make(status, given, Buffer.from(body));

test('it is sent in the smallest encoding that the client accepts and that is ready', async () => {
  answer = await make(page);
  expect((await server.ask('/', { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBe('gzip');
  await answer.improve();
  const [br, gzip, plain] = await Promise.all(
    ['br, gzip', 'gzip', 'identity'].map((accepted) => server.ask('/', { 'accept-encoding': accepted })),
  );
  expect(br?.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(page);
  expect(gzip?.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(page);
  expect(plain?.headers).not.toHaveProperty('content-encoding');
  expect(plain?.body.toString()).toBe(page);
  for (const one of [br, gzip, plain]) {
    expect(one?.headers['content-length']).toBe(String(one?.body.length));
    expect(one?.headers).toMatchObject({
      vary: 'rsc, Accept-Encoding',
      'x-own': 'a, b',
      'x-twice': '1',
      'cache-control': 's-maxage=300',
    });
    expect(one?.headers.etag).toBe(br?.headers.etag);
  }
});

test('a client that accepts Brotli gets it at once, and other clients get theirs when it is kept', async () => {
  const words = ['baraj', 'köprü', 'tünel', 'metro', 'zemin', 'kazık', 'ankraj', 'şantiye', 'proje', 'liman'];
  let seed = 1;
  const word = () => words[(seed = (seed * 48_271) % 2_147_483_647) % words.length];
  const page = Array.from({ length: 900 }, () => `<p class="text">${word()} ${word()} ${word()}</p>`).join('');
  answer = await FinishedAnswer.make(200, headers, Buffer.from(page), { accepted: ['br', 'gzip', 'identity'] });
  const sent = async (accepted: string) => (await server.ask('/', { 'accept-encoding': accepted })).headers;
  expect((await sent('br, gzip'))['content-encoding']).toBe('br');
  const fast = Number((await sent('br'))['content-length']);
  expect((await server.ask('/', { 'accept-encoding': 'identity' })).body.toString()).toBe(page);
  await answer.complete(Buffer.from(page));
  expect((await sent('gzip'))['content-encoding']).toBe('gzip');
  expect(await answer.improve()).toBe(true);
  const { body } = await server.ask('/', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(body).toString()).toBe(page);
  expect(body.length).toBeLessThan(fast);
  expect(await answer.improve()).toBe(false);
});

test('a page that is the same as before is not compressed again', async () => {
  const former = await make(page);
  await former.improve();
  jest.mocked(compressFast).mockClear();
  const own = { ...headers, 'x-own': 'new' };
  answer = await FinishedAnswer.make(200, own, Buffer.from(page), { former });
  expect(compressFast).not.toHaveBeenCalled();
  const { headers: sent } = await server.ask('/', { 'accept-encoding': 'br' });
  expect(sent).toMatchObject({ 'content-encoding': 'br', 'x-own': 'new' });
  answer = await FinishedAnswer.make(200, own, Buffer.from(`${page}.`), { former });
  expect((await server.ask('/', { 'accept-encoding': 'identity' })).body.toString()).toBe(`${page}.`);
});

test('a page that is made again while its best copy is being made gets one too', async () => {
  const former = await make(page);
  const improving = former.improve();
  answer = await FinishedAnswer.make(200, headers, Buffer.from(page), { former });
  await improving;
  expect(await answer.improve()).toBe(true);
  const { headers: sent } = await server.ask('/', { 'accept-encoding': 'br' });
  expect(sent['content-encoding']).toBe('br');
});

test('HEAD gets the same head, and no body', async () => {
  answer = await make(page);
  for (const encoding of ['gzip', 'identity']) {
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => server.ask('/', { 'accept-encoding': encoding }, method)),
    );
    const { date: _date, ...ofGet } = get?.headers ?? {};
    expect(head?.headers).toMatchObject(ofGet);
    expect(head?.body).toHaveLength(0);
  }
});

test('a client that has the same page gets 304, with the headers that a cache updates', async () => {
  answer = await make(page);
  const { headers: sent } = await server.ask('/');
  const etag = String(sent.etag);
  for (const known of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*']) {
    const { status, body, headers: received } = await server.ask('/', { 'if-none-match': known });
    expect([status, body.length]).toEqual([304, 0]);
    expect(received).toMatchObject({ etag, 'cache-control': 's-maxage=300', vary: 'rsc, Accept-Encoding' });
    for (const name of ['content-type', 'content-encoding', 'content-length'])
      expect(received).not.toHaveProperty(name);
  }
  expect((await server.ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('a not-found page, of which there is any number, is compressed in the cheapest way', async () => {
  answer = await FinishedAnswer.make(404, headers, Buffer.from(page), { accepted: ['br', 'gzip', 'identity'] });
  expect(await answer.improve()).toBe(false);
  expect((await server.ask('/', { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBe('gzip');
});

test('a not-found page is sent whole, also to a client that has it', async () => {
  answer = await make(page, 404);
  const { headers: sent } = await server.ask('/');
  expect((await server.ask('/', { 'if-none-match': String(sent.etag) })).status).toBe(404);
});

test('pages that differ have different ETags', async () => {
  answer = await make(page);
  const { headers: first } = await server.ask('/');
  answer = await make(`${page}.`);
  expect((await server.ask('/')).headers.etag).not.toBe(first.etag);
});

test.each([
  ['short', 'short', 'text/html'],
  ['a picture', page, 'image/png'],
])('%s is not compressed', async (_name, body, type) => {
  answer = await make(body, 200, { 'content-type': type });
  await answer.improve();
  const { headers: received, body: sent } = await server.ask('/', { 'accept-encoding': 'br, gzip' });
  expect(received).not.toHaveProperty('content-encoding');
  expect(sent.toString()).toBe(body);
});

test('if a compressor fails, the page is sent in what there is', async () => {
  jest.mocked(compressWell).mockResolvedValueOnce(undefined);
  answer = await make(page);
  await answer.improve();
  expect((await server.ask('/', { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBe('gzip');
  jest.mocked(compressFast).mockResolvedValueOnce(undefined);
  answer = await make(page);
  const { headers: received, body } = await server.ask('/', { 'accept-encoding': 'br, gzip' });
  expect(received).not.toHaveProperty('content-encoding');
  expect(body.toString()).toBe(page);
});

test('copies that a build has compressed are used as they are', async () => {
  answer = FinishedAnswer.of(200, headers, Buffer.from(page), { br: Buffer.from('br') });
  expect((await server.ask('/', { 'accept-encoding': 'br, gzip' })).body.toString()).toBe('br');
  expect((await server.ask('/', { 'accept-encoding': 'gzip' })).body.toString()).toBe(page);
});

test('what it takes in memory counts every body', async () => {
  answer = await make(page);
  const before = answer.bytes;
  await answer.improve();
  expect(answer.bytes).toBeGreaterThan(before);
});
