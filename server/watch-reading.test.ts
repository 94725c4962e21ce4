/** @jest-environment node */
import { PassThrough, Readable } from 'node:stream';

import type { SiteResponse } from './site-response';
import { TestServer } from './support/listen';
import { watchReading } from './watch-reading';

/** Asks a server that pipes a source into its response. */
async function askFor(source: Readable, prepare: (response: SiteResponse) => void = () => undefined) {
  const server = await TestServer.start((_request, response) => {
    watchReading(response, ({ message }) => response.replace(503, {}, message));
    prepare(response);
    response.writeHead(200, { 'content-length': '1000' });
    source.pipe(response);
  });
  return server.ask('/').finally(() => server.stop());
}

const broken = () =>
  new Readable({
    read() {
      this.destroy(new Error('broken'));
    },
  });

test('a file that breaks off in the middle ends the connection: nobody waits for the rest', async () => {
  const source = new PassThrough();
  source.write('begun');
  setTimeout(() => source.destroy(new Error('broken')), 50);
  await expect(askFor(source)).rejects.toThrow();
});

test('a file that breaks before its first byte gets another answer, if its head was held', async () => {
  const { status, body } = await askFor(broken(), (response) => response.holdHead());
  expect([status, body.toString()]).toEqual([503, 'broken']);
  await expect(askFor(broken())).rejects.toThrow();
});
