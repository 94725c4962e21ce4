/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { startNginx } from '../../scripts/lib/nginx.mjs';

/** `deploy/nginx/corporate-site.conf` in front of a stand-in for the site. */
let site: Server;
let proxy: Awaited<ReturnType<typeof startNginx>>;

const challenge = '/.well-known/acme-challenge/token';

beforeAll(async () => {
  site = createServer((_message, response) => void response.end('the site'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  proxy = await startNginx([port], [port], (conf, folder) => {
    mkdirSync(path.join(folder, 'www', path.dirname(challenge)), { recursive: true });
    writeFileSync(path.join(folder, 'www', challenge), 'of certbot');
    return conf.replaceAll('/var/www/html', path.join(folder, 'www'));
  });
});

afterAll(async () => {
  await proxy.stop();
  site.close();
});

/** An answer without TLS. */
const askPlainly = (url: string, host: string) =>
  new Promise<{ status?: number; location?: string; body: string }>((resolve, reject) => {
    const asked = request({ port: proxy.http, host: '127.0.0.1', path: url, headers: { host } }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      const { statusCode: status, headers } = response;
      response.once('end', () => resolve({ status, location: headers.location, body }));
    });
    asked.once('error', reject).end();
  });

test.each(['127.0.0.1', 'localhost'])('the certificate of %s can be renewed without a stop of nginx', async (host) => {
  expect(await askPlainly(challenge, host)).toMatchObject({ status: 200, body: 'of certbot' });
  expect(await askPlainly('/.well-known/acme-challenge/none', host)).toMatchObject({ status: 404 });
  expect(await askPlainly('/about?a=1', host)).toMatchObject({ status: 308, location: `https://${host}/about?a=1` });
});
