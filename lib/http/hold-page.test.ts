/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { holdPage } from './hold-page';

let server: Server;

/** Sends its head before its body, and its body in parts, as a stream does. */
beforeAll(async () => {
  server = createServer((request, response) => {
    holdPage(request, response);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('x-frame-options', 'DENY');
    if (request.url?.startsWith('/preview/absent')) {
      response.writeHead(200);
      response.end(
        `<main><template data-dgst="${decodeURIComponent(request.url.replace('/preview/absent/', ''))}"></template></main>`,
      );
      return;
    }
    response.writeHead(201);
    response.flushHeaders();
    response.write('<p style="color:red">ı</p>');
    response.write(Buffer.from('<script>1</script>'), () => response.end('<i>'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

const fetchPage = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

test.each(['/ara', '/ara?q=a', '/en/search?q=a', '/edit', '/en/edit/page/a', '/preview/x'])(
  '%s comes whole, with the policy of what it holds',
  async (path) => {
    const response = await fetchPage(path);
    expect(response.status).toBe(201);
    expect(await response.text()).toBe('<p style="color:red">ı</p><script>1</script><i>');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-/);
  },
);

test('only the preview of a draft may be framed, and by the backend alone', async () => {
  process.env.EDIT_LOGIN_URL = 'https://admin.example';
  const headersOf = async (path: string) => (await fetchPage(path)).headers;
  for (const path of ['/preview/x', '/en/preview/x']) {
    expect((await headersOf(path)).get('content-security-policy')).toContain('frame-ancestors https://admin.example');
    expect((await headersOf(path)).get('x-frame-options')).toBeNull();
  }
  for (const path of ['/edit', '/edit/preview/x', '/ara']) {
    expect((await headersOf(path)).get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await headersOf(path)).get('x-frame-options')).toBe('DENY');
  }
  delete process.env.EDIT_LOGIN_URL;
});

test('a version may be framed by the page in edit mode, which frames nothing else, and by nobody else', async () => {
  const policyOf = async (path: string) => (await fetchPage(path)).headers.get('content-security-policy');
  for (const path of ['/edit?version=1', '/en/edit/page/a?version=1&side=after']) {
    expect(await policyOf(path)).toContain("frame-ancestors 'self'");
    expect(await policyOf(path)).not.toContain('frame-src');
    expect((await fetchPage(path)).headers.get('x-frame-options')).toBeNull();
  }
  expect(await policyOf('/edit/page/a')).toContain("frame-src 'self';");
  for (const path of ['/ara?version=1', '/preview/x?version=1']) {
    expect(await policyOf(path)).not.toContain("frame-ancestors 'self'");
  }
});

test('every other page streams', async () => {
  for (const path of ['/ara/x', '/editor', '/page/edit']) {
    const response = await fetchPage(path);
    expect(response.headers.get('content-security-policy')).toBeNull();
    expect(await response.text()).toContain('<i>');
  }
});

test.each([
  ['NEXT_HTTP_ERROR_FALLBACK;404', 404],
  ['1234567', 503],
])('a page that says %s inside itself has that status', async (digest, status) => {
  const response = await fetchPage(`/preview/absent/${encodeURIComponent(digest)}`);
  expect(response.status).toBe(status);
});
