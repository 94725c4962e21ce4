/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { answerPicture } from './answer-picture';

const server = createServer((request, response) => void answerPicture(request, response));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));

afterAll(() => server.close());

test.each([
  ['a picture under another spelling of its address', '/media/w800/a.jpg?x=1', 308],
  ['a picture that is none', '/media/w801/a.jpg', 404],
])('other sites may load %s', async (_, path, status) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('cross-origin-resource-policy')]).toEqual([status, 'cross-origin']);
});
