import { MemoryDatabase } from '../testing/memory-database';
import { keepVersion, writePublished } from './keep-version';

const now = '2026-11-22T10:00:00.000Z';
const row = (id: number, from: string, status = 'published') => ({
  ...{ id, from, to: '/c', permanent: true, source: 'manual' as const, note: null },
  ...{ _status: status, updatedAt: '2026-01-01T00:00:00.000Z' },
});

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(now) });
});

afterEach(() => {
  jest.useRealTimers();
});

const entry = (from: string, id?: number) => ({
  ...{ from, to: '/d', permanent: false, source: 'automatic' as const, note: 'n' },
  ...(id !== undefined && { id }),
});

it('stores a redirect as its newest version, which the admin shows', async () => {
  const database = new MemoryDatabase({ redirects: [row(1, '/a'), row(2, '/b')] });
  await keepVersion(database.req, 2);
  expect(database.versions.redirects).toEqual([
    {
      parent: 2,
      autosave: false,
      createdAt: row(2, '/b').updatedAt,
      updatedAt: row(2, '/b').updatedAt,
      returning: false,
      version: row(2, '/b'),
    },
  ]);
});

it('stores no version of a deleted redirect', async () => {
  const database = new MemoryDatabase({ redirects: [row(1, '/a')] });
  await keepVersion(database.req, 7);
  expect(database.versions.redirects ?? []).toEqual([]);
});

it.each([
  ['by its id', entry('/b', 2)],
  ['by its start, were it a draft', entry('/b')],
])('updates an existing redirect %s', async (_, changed) => {
  const database = new MemoryDatabase({ redirects: [row(1, '/a'), row(2, '/b', 'draft')] });
  await writePublished(database.req, changed);
  const expected = { ...entry('/b'), id: 2, _status: 'published', updatedAt: now };
  expect(database.rows.redirects).toEqual([row(1, '/a'), expected]);
  expect(database.versions.redirects).toMatchObject([{ parent: 2, version: expected }]);
});

it('creates a new redirect', async () => {
  const database = new MemoryDatabase({ redirects: [row(1, '/a')] });
  await writePublished(database.req, entry('/new'));
  const created = database.rows.redirects?.[1];
  expect(created).toEqual({ ...entry('/new'), id: created?.id, _status: 'published', updatedAt: now });
  expect(database.versions.redirects).toMatchObject([{ parent: created?.id, version: created }]);
});
