/** @jest-environment node */
import { readPlan, readSiteUrl } from './plan.mjs';

jest.mock('../secrets.mjs', () => ({
  loadSecrets: () => Promise.resolve({ REVALIDATE_SECRET: 'r'.repeat(32), PAYLOAD_SECRET: 'p'.repeat(32) }),
}));

const before = { ...process.env };
beforeEach(() => void (process.env = { NODE_ENV: 'test' }));
afterEach(() => void (process.env = { ...before }));

test('without settings both processes are reached on this machine', async () => {
  const { site, backend } = await readPlan();
  expect([site.port, site.host, site.origin]).toEqual([3000, undefined, 'http://127.0.0.1:3000']);
  expect([backend.port, backend.host, backend.url]).toEqual([3001, '127.0.0.1', 'http://127.0.0.1:3001']);
  expect(backend.env.REVALIDATE_URL).toBe('http://127.0.0.1:3000/api/revalidate');
});

test.each([
  ['0.0.0.0', 'http://127.0.0.1:3001'],
  ['10.0.0.7', 'http://10.0.0.7:3001'],
  ['fd00::7', 'http://[fd00::7]:3001'],
])('a backend that listens on %s is reached by its site at %s', async (host, url) => {
  process.env.BACKEND_HOST = host;
  const { site, backend } = await readPlan();
  expect([backend.host, backend.url, site.env.BACKEND_URL]).toEqual([host, url, url]);
});

test('a site that listens on one address is told of changes there', async () => {
  process.env.HOST = '10.0.0.7';
  const { backend } = await readPlan();
  expect(backend.env.REVALIDATE_URL).toBe('http://10.0.0.7:3000/api/revalidate');
});

test('changes are announced where the operator says', async () => {
  process.env.REVALIDATE_URL = 'https://www.example.com/api/revalidate';
  expect((await readPlan()).backend.env.REVALIDATE_URL).toBe('https://www.example.com/api/revalidate');
});

test('a backend alone looks for its site at the port that the site has', () => {
  expect(readSiteUrl()).toBe('http://localhost:3000');
  process.env.PORT = '4000';
  expect(readSiteUrl()).toBe('http://localhost:4000');
  process.env.SITE_URL = 'https://www.site.example/';
  expect(readSiteUrl()).toBe('https://www.site.example');
});
