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
    response.writeHead(201);
    response.flushHeaders();
    response.write('<p style="color:red">ı</p>');
    response.write(Buffer.from('<script>1</script>'), () => response.end('<i>'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

test.each(['/ara', '/ara?q=a', '/en/search?q=a'])('%s comes whole, with the policy of what it holds', async (path) => {
  const response = await ask(path);
  expect(response.status).toBe(201);
  expect(await response.text()).toBe('<p style="color:red">ı</p><script>1</script><i>');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-/);
});

test('every other page streams', async () => {
  const response = await ask('/ara/x');
  expect(response.headers.get('content-security-policy')).toBeNull();
  expect(await response.text()).toContain('<i>');
});
