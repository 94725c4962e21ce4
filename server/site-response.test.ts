/** @jest-environment node */
import type { SiteResponse } from './site-response';
import { TestServer } from './support/listen';

let server: TestServer;
let write: (response: SiteResponse) => void;
const collected: string[] = [];

beforeAll(async () => {
  server = await TestServer.start((request, response) => {
    if (request.url !== '/plain') {
      response.collect(
        () => String(response.getHeader('content-type')).startsWith('text/'),
        (body) => {
          collected.push(`${response.statusCode} ${body.toString()}`);
          response.setHeader('x-collected', '1');
          response.end(body.toString().toUpperCase());
        },
        20,
      );
    }
    write(response);
  });
});

afterAll(() => server.stop());
beforeEach(() => collected.splice(0));

test('a body that comes in parts is collected, with the status and headers of its head', async () => {
  const done: string[] = [];
  write = (response) => {
    response.writeHead(203, { 'content-type': 'text/html', 'x-own': ['a', 'b'] });
    response.flushHeaders();
    response.write('ab', () => done.push('written'));
    response.write(Buffer.from('c'));
    response.end('d', () => done.push('sent'));
  };
  const answer = await server.ask('/');
  expect([answer.status, answer.body.toString(), answer.headers['x-own']]).toEqual([203, 'ABCD', 'a, b']);
  expect(answer.headers['x-collected']).toBe('1');
  expect(collected).toEqual(['203 abcd']);
  expect(done.sort()).toEqual(['sent', 'written']);
});

test('a body of a type that is not wanted is sent as it comes', async () => {
  write = (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('ab');
  expect((await server.ask('/')).body.toString()).toBe('ab');
  expect(collected).toEqual([]);
});

test('an answer without a body is complete too', async () => {
  write = (response) => {
    response.statusCode = 204;
    response.setHeader('content-type', 'text/plain');
    response.end();
  };
  expect((await server.ask('/')).status).toBe(204);
  expect(collected).toEqual(['204 ']);
});

test('a body that becomes too long is sent whole, as it comes', async () => {
  write = (response) => {
    response.setHeader('content-type', 'text/plain');
    response.write('a'.repeat(15));
    response.write('b'.repeat(15));
    response.end('c');
  };
  expect((await server.ask('/')).body.toString()).toBe(`${'a'.repeat(15)}${'b'.repeat(15)}c`);
  expect(collected).toEqual([]);
});

test('headers can be added until the head is sent', async () => {
  write = (response) => {
    response.beforeHead = () => response.setHeader('x-last', String(response.statusCode));
    response.writeHead(202);
    response.end('ab');
  };
  expect((await server.ask('/plain')).headers['x-last']).toBe('202');
});

test('a replaced answer is the only one that is sent, whatever is still written of the other', async () => {
  write = (response) => {
    response.setHeader('x-first', '1');
    response.setHeader('content-type', 'text/plain');
    response.write('begun');
    response.replace(503, { 'x-second': '1' }, 'sorry');
    response.setHeader('x-late', '1').appendHeader('x-late', '2').writeHead(200);
    response.removeHeader('x-second');
    expect(response.write('late')).toBe(true);
    response.end('later');
  };
  const { status, headers, body } = await server.ask('/');
  expect([status, body.toString(), headers['x-second']]).toEqual([503, 'sorry', '1']);
  expect(headers).not.toHaveProperty('x-first');
  expect(headers).not.toHaveProperty('x-late');
});

test('every answer has the id of its request, however its head is written, and a kept list of headers does not', async () => {
  const kept = ['content-type', 'image/png', 'x-kept', '1'];
  const heads: ((response: SiteResponse) => void)[] = [
    (response) => response.writeHead(200, kept).end(),
    (response) => response.writeHead(200, { 'content-type': 'image/png' }).end(),
    (response) => response.end(),
    (response) => response.replace(503, { 'content-type': 'text/html' }, 'later'),
  ];
  for (const [index, head] of heads.entries()) {
    write = (response) => {
      response.requestId = `request-${index}`;
      head(response);
    };
    expect((await server.ask('/plain')).headers['x-request-id']).toBe(`request-${index}`);
  }
  expect(kept).toHaveLength(4);
});
