import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchFile } from './fetch-file';
import { isPrivate } from './is-private';

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::7f00:1', 'localhost', ''],
])('%s is not public', (address) => expect(isPrivate(address)).toBe(true));

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPrivate(address)).toBe(false);
});

const limits = { allowPrivate: false, maxBytes: 1_000, timeoutMs: 2_000 };

const server = createServer((request, response) => {
  const location = { '/inside': '/file', '/away': 'http://127.0.0.1:1/secret', '/round': '/round' }[request.url ?? ''];
  if (location) response.writeHead(302, { location }).end();
  else if (request.url === '/file') response.end('a file');
  else if (request.url === '/large') response.end('a'.repeat(2_000));
  else if (request.url !== '/silent') response.writeHead(404).end();
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('a machine of the private network is not asked, by its address or by a name', async () => {
  await expect(fetchFile(`${origin}/file`, limits)).rejects.toThrow('127.0.0.1 is not public');
  await expect(fetchFile(origin.replace('127.0.0.1', 'localhost'), limits)).rejects.toThrow('which is not public');
  await expect(fetchFile('http://[::1]/', limits)).rejects.toThrow('is not public');
  await expect(fetchFile('file:///etc/passwd', limits)).rejects.toThrow('file: is not fetched');
});

test('where it is allowed, files are fetched within their limits', async () => {
  const allowed = { ...limits, allowPrivate: true };
  expect((await fetchFile(`${origin}/inside`, allowed)).toString()).toBe('a file');
  await expect(fetchFile(`${origin}/large`, allowed)).rejects.toThrow('larger than');
  await expect(fetchFile(`${origin}/none`, allowed)).rejects.toThrow('status 404');
  await expect(fetchFile(`${origin}/round`, allowed)).rejects.toThrow('too many redirects');
});

test('who does not answer in time is named', async () => {
  const fetched = fetchFile(`${origin}/silent`, { ...limits, allowPrivate: true, timeoutMs: 200 });
  await expect(fetched).rejects.toThrow(/^127\.0\.0\.1:\d+ did not answer within 0\.2 s$/);
});
