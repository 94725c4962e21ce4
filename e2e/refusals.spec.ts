import { once } from 'node:events';
import { connect } from 'node:net';

import { expect, test } from '@playwright/test';

import { siteUrl } from './support/stack';

const { host, hostname, port } = new URL(siteUrl);

interface Answer {
  status: number;
  head: string;
  body: string;
}

/** Sends raw lines, which a client library would refuse or correct. */
async function send(...lines: string[]): Promise<Answer> {
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  await once(socket, 'close');
  const [head = '', ...body] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.\d (\d{3})/.exec(head)?.[1]), head, body: body.join('\r\n\r\n') };
}

const ask = (method: string, target: string, named = host) => send(`${method} ${target} HTTP/1.1`, `Host: ${named}`);

for (const path of [
  '/',
  '/about',
  '/en/page/jet-grout',
  '/ara?q=a',
  '/sitemap.xml',
  '/media/a.jpg',
  '/media/w800/a.jpg',
  '/yok',
  '/api/unknown',
]) {
  test(`${path} answers 405 with Allow: GET, HEAD for any other method`, async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const { status, head } = await ask(method, path);
      expect([method, status]).toEqual([method, 405]);
      expect(head).toMatch(/^allow: GET, HEAD$/im);
    }
  });
}

test('form endpoints accept POST without JavaScript, and answer 405 for other methods', async ({ request }) => {
  const sent = await request.post('/en/newsletter/subscribe', {
    form: {},
    maxRedirects: 0,
    headers: { origin: siteUrl },
  });
  expect(sent.status()).not.toBe(405);
  for (const path of ['/contact/send', '/en/newsletter/subscribe']) {
    const { status, head } = await ask('PUT', path);
    expect(status).toBe(405);
    expect(head).toMatch(/^allow: GET, HEAD, POST$/im);
  }
});

test('API routes answer 405 with the methods they accept', async () => {
  for (const [method, path, allowed] of [
    ['GET', '/api/SendMail', 'POST, OPTIONS'],
    ['POST', '/api/CaptchaChallenge', 'GET, HEAD, OPTIONS'],
    ['TRACE', '/api/SendMail', 'GET, HEAD, POST, OPTIONS'],
    ['DELETE', '/api/edit/GoLive', 'GET, HEAD, POST, OPTIONS'],
  ] as const) {
    const { status, head } = await ask(method, path);
    expect([method, path, status]).toEqual([method, path, 405]);
    expect(head.toLowerCase()).toContain(`allow: ${allowed.toLowerCase()}`);
  }
});

test('another site’s host name answers 421, in the Host header or in the request target', async () => {
  for (const answer of [
    await ask('GET', '/', 'evil.example'),
    await ask('GET', '/api/CaptchaChallenge', `evil.example:${port}`),
    await ask('GET', '/media/w800/a.jpg', 'evil.example'),
    await ask('GET', 'http://evil.example/about'),
    await ask('GET', `http://${host}/about`, 'evil.example'),
  ]) {
    expect(answer.status).toBe(421);
    expect(answer.body).toContain(`href="${siteUrl}/"`);
    expect(answer.body).not.toContain('evil.example');
    expect(answer.head).toMatch(/^content-security-policy: default-src 'none'/im);
  }
});

test('the site’s own host name is accepted in the request target', async () => {
  expect((await ask('GET', `http://${host}/about`)).status).toBe(200);
});

test('a request with two hosts, no host or an invalid host answers 400', async () => {
  for (const lines of [
    ['GET / HTTP/1.1', `Host: ${host}`, 'Host: evil.example'],
    ['GET / HTTP/1.1'],
    ['GET / HTTP/1.1', 'Host: a b'],
    ['GET / HTTP/1.1', 'Host: user@evil.example'],
    ['GET http://user@evil.example/ HTTP/1.1', `Host: ${host}`],
  ])
    expect([lines, (await send(...lines)).status]).toEqual([lines, 400]);
});

test('X-Forwarded-Host is ignored', async () => {
  const { status, head, body } = await send('GET /about HTTP/1.1', `Host: ${host}`, 'X-Forwarded-Host: evil.example');
  expect(status).toBe(200);
  expect(head + body).not.toContain('evil.example');
});

const names = ['%', '%zz', '%00', '%E0%A4%A', '%2e%2e%2f', '..%5c', '%ff', '%25', '%2525', ';x', '\\', '%0d%0a', '~'];

test('malformed addresses answer with a redirect or a 4xx, never with a 5xx', async () => {
  for (const start of [
    '/',
    '/en/',
    '/page/',
    '/api/',
    '/api/edit/',
    '/media/',
    '/media/w800/',
    '/share/',
    '/share/tr/',
    '/_next/',
  ]) {
    const asked = names.map(async (name) => {
      const address = start + name;
      const statuses: number[] = [];
      // A busy backend may be late for what could be a page. An address that the site cannot read fails each time.
      do statuses.push((await ask('GET', address)).status);
      while ((statuses.at(-1) ?? 0) >= 500 && statuses.length < 5);
      return [address, statuses] as const;
    });
    for (const [address, statuses] of await Promise.all(asked)) {
      expect(statuses.at(-1), `${address}: ${statuses}`).toBeGreaterThanOrEqual(300);
      expect(statuses.at(-1), `${address}: ${statuses}`).toBeLessThan(500);
    }
  }
});

test('the page for a rejected method is in the language of the address', async () => {
  expect((await ask('POST', '/about')).body).toContain('<html lang="tr">');
  expect((await ask('POST', '/en/about')).body).toContain('This address is for reading');
});
