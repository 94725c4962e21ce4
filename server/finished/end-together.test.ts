/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

import { TestServer } from '../support/listen';
import { endTogether } from './end-together';

test('responses end in their order, at the end of the turn, and each with its own body', async () => {
  const ended: [string, string | undefined][] = [];
  const respond = (name: string, body?: string) =>
    endTogether(
      { end: (bytes?: Buffer) => ended.push([name, bytes?.toString()]) } as unknown as ServerResponse,
      body === undefined ? undefined : Buffer.from(body),
    );
  respond('first', 'a');
  respond('second');
  respond('third', 'c');
  await Promise.resolve();
  expect(ended).toEqual([]);
  await turn();
  expect(ended).toEqual([
    ['first', 'a'],
    ['second', undefined],
    ['third', 'c'],
  ]);
  respond('later', 'd');
  await turn();
  expect(ended.slice(3)).toEqual([['later', 'd']]);
});

describe('with a server', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.start((request, response) => {
      response.writeHead(200, { 'content-length': 2 });
      if (request.url === '/left') response.destroy();
      endTogether(response, Buffer.from('ok'));
    });
  });

  afterAll(() => server.stop());

  test('a client that has left keeps no other from its answer', async () => {
    const answers = await Promise.allSettled(['/a', '/left', '/b'].map((path) => server.ask(path)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('requests that arrive in one packet are answered in their order', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      let received = '';
      const socket = connect(Number(port), hostname, () => {
        const head = `Host: ${hostname}\r\n`;
        socket.write(`GET /1 HTTP/1.1\r\n${head}\r\nGET /2 HTTP/1.1\r\n${head}Connection: close\r\n\r\n`);
      });
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('end', () => resolve(received)).on('error', reject);
    });
    expect(text.match(/HTTP\/1\.1 200 OK[\s\S]*?\r\n\r\nok/g)).toHaveLength(2);
  });
});
