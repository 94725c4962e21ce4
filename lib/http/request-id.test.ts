/** @jest-environment node */
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { beginRequest, requestIdHeaders, withRequestId } from './request-id';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let server: Server;

beforeAll(async () => {
  // Answers late, so that requests overlap, with the id that work for each of them sees.
  server = createServer((incoming, response) => {
    beginRequest(incoming, () =>
      setTimeout(() => withRequestId((id) => response.end(JSON.stringify([id, requestIdHeaders()]))), 20),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

function idOf(sent?: string, connections?: Agent): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const headers = sent === undefined ? {} : { 'x-request-id': sent };
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', headers, agent: connections }, (response) => {
      response.on('data', (chunk: Buffer) => {
        const [id, passedOn] = JSON.parse(chunk.toString()) as [string, unknown];
        expect(passedOn).toEqual({ 'x-request-id': id });
        resolve(id);
      });
    })
      .on('error', reject)
      .end();
  });
}

test('an id that a proxy has given is kept, also where requests overlap', async () => {
  const ids = Array.from({ length: 10 }, (_, index) => `proxy-request-${index}`);
  expect(await Promise.all(ids.map((id) => idOf(id)))).toEqual(ids);
});

test('requests without one get one each, also on one connection', async () => {
  const ids = [await idOf(undefined, agent), await idOf(undefined, agent), await idOf()];
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
});

test.each(['short', 'x'.repeat(65), 'two lines?', 'quote"quote"', ''])('%j is replaced', async (sent) => {
  expect(await idOf(sent)).toMatch(/^[\da-f-]{36}$/);
});

test('work that no request causes has an id of its own, and nothing outside of it has one', () => {
  expect(requestIdHeaders()).toEqual({});
  expect(withRequestId((id) => id)).not.toBe(withRequestId((id) => id));
});
