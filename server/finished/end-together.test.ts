/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

import { TestServer } from '../support/listen';
import { endTogether } from './end-together';

test('the first response of a turn ends at once, the others at the end of the turn in their order', async () => {
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
  expect(ended).toEqual([['first', 'a']]);
  await turn();
  expect(ended.slice(1)).toEqual([
    ['second', undefined],
    ['third', 'c'],
  ]);
  respond('later', 'd');
  expect(ended.slice(3)).toEqual([['later', 'd']]);
});

describe('with a server', () => {
  let server: TestServer;
  const held: { url?: string; answer: () => void }[] = [];

  beforeAll(async () => {
    server = await TestServer.start((request, response) => {
      response.writeHead(200, { 'content-length': 2 });
      const answer = () => {
        endTogether(response, Buffer.from('ok'));
        if (request.url === '/2-leaves') request.socket.destroy();
      };
      held.push({ url: request.url, answer });
      if (held.length < 3) return;
      // In the order of their names: the first answer of a turn is sent before its client can leave.
      const all = held.splice(0).sort((one, other) => (one.url ?? '').localeCompare(other.url ?? ''));
      for (const one of all) one.answer();
    });
  });

  afterAll(() => server.stop());

  test('a client that leaves before the end of the turn keeps no other from its answer', async () => {
    const answers = await Promise.allSettled(['/1', '/2-leaves', '/3'].map((path) => server.ask(path)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('requests that arrive in one packet are answered in their order', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      let received = '';
      const socket = connect(Number(port), hostname, () => {
        const head = `Host: ${hostname}\r\n`;
        const requests = ['/1', '/2', '/3'].map((path) => `GET ${path} HTTP/1.1\r\n${head}`);
        socket.write(`${requests.join('\r\n')}Connection: close\r\n\r\n`);
      });
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('end', () => resolve(received)).on('error', reject);
    });
    expect(text.match(/HTTP\/1\.1 200 OK[\s\S]*?\r\n\r\nok/g)).toHaveLength(3);
  });
});
