import { MemoryDatabase } from '../testing/memory-database';
import { readServed } from './read-served';

const before = { ...process.env };

beforeEach(() => {
  process.env.SITE_URL = 'https://site.example';
  process.env.REDIRECT_HOSTS = 'shop.example';
});

afterEach(() => {
  process.env = { ...before };
});

const row = (from: string, to: string, status = 'published') => ({
  ...{ id: from, from, to, permanent: true, source: 'manual', note: null },
  _status: status,
});

const good = [row('/a', '/page/a'), row('/out', 'https://shop.example/')];
const bad = [
  row('/ara', '/page/a'),
  row('/b/', '/page/a'),
  row('/page/here', '/page/a'),
  row('/c', 'javascript:alert(1)'),
  row('/d', 'https://evil.example/'),
];
const pages = [{ id: 1, link: '/page/here', isVisible: true, _status: 'published' }];

const serve = async (database: MemoryDatabase) => [...(await readServed(database.req)).keys()];

it('serves the published redirects that follow the current rules, and logs the others', async () => {
  const database = new MemoryDatabase({ redirects: [...good, ...bad, row('/draft', '/page/a', 'draft')], pages });
  expect(await serve(database)).toEqual(['/a', '/out']);
  expect(database.logged).toEqual(['redirects: 5 not served: /ara, /b/, /c, /d, /page/here']);
});

it('logs them once, and again when they have changed', async () => {
  const database = new MemoryDatabase({ redirects: [...good, ...bad.slice(0, 2)] });
  await serve(database);
  await serve(database);
  expect(database.logged).toHaveLength(1);
  database.rows.redirects = good;
  await serve(database);
  expect(database.logged).toHaveLength(1);
  database.rows.redirects = bad.slice(0, 2);
  await serve(database);
  expect(database.logged).toHaveLength(2);
});

it('logs at most twenty addresses', async () => {
  const many = Array.from({ length: 21 }, (_, index) => row(`/old-${String(index).padStart(2, '0')}`, 'x'));
  const database = new MemoryDatabase({ redirects: many });
  await serve(database);
  expect(database.logged[0]).toMatch(/^redirects: 21 not served: \/old-00, .*, \/old-19$/);
});

it('returns the fields of a redirect only', async () => {
  const said = { id: 7, from: '/a', to: '/page/a', permanent: false, source: 'automatic', note: 'n' };
  const database = new MemoryDatabase({ redirects: [{ ...said, _status: 'published', updatedAt: '2026-01-01' }] });
  expect([...(await readServed(database.req)).values()]).toEqual([said]);
});

it('serves all redirects, however many', async () => {
  const many = Array.from({ length: 30 }, (_, index) => row(`/old-${index}`, '/page/a'));
  expect(await serve(new MemoryDatabase({ redirects: many }))).toHaveLength(30);
});
