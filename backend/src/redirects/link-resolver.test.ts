import { MemoryDatabase } from '../testing/memory-database';
import { forgetTable, withCurrentLinks } from './link-resolver';

const redirect = { id: 1, from: '/page/old', to: '/page/new', permanent: true, _status: 'published' };
const wire = { link: '/page/old' };

beforeEach(() => {
  forgetTable();
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('replaces links with their current addresses', async () => {
  const { req } = new MemoryDatabase({ redirects: [redirect] });
  expect(await withCurrentLinks(wire, req)).toEqual({ link: '/page/new' });
});

it('returns the answer unchanged without redirects', async () => {
  expect(await withCurrentLinks(wire, new MemoryDatabase().req)).toBe(wire);
});

it('reads the table once a minute', async () => {
  const database = new MemoryDatabase({ redirects: [] });
  const linkNow = async () => (await withCurrentLinks(wire, database.req)).link;
  expect(await linkNow()).toBe('/page/old');
  database.rows.redirects?.push(redirect);
  jest.advanceTimersByTime(60_000);
  expect(await linkNow()).toBe('/page/old');
  jest.advanceTimersByTime(1);
  expect(await linkNow()).toBe('/page/new');
  database.rows.redirects = [];
  jest.advanceTimersByTime(59_000);
  expect(await linkNow()).toBe('/page/new');
});

it('reads the table once a minute, also when the clock of the machine was set back', async () => {
  const database = new MemoryDatabase({ redirects: [] });
  await withCurrentLinks(wire, database.req);
  database.rows.redirects?.push(redirect);
  jest.setSystemTime(Date.now() - 24 * 3600 * 1000);
  jest.advanceTimersByTime(60_001);
  expect((await withCurrentLinks(wire, database.req)).link).toBe('/page/new');
});

it('reads the table again after a failed read', async () => {
  const database = new MemoryDatabase({ redirects: [redirect] });
  const { find } = database;
  database.find = async () => Promise.reject(new Error('database'));
  await expect(withCurrentLinks(wire, database.req)).rejects.toThrow('database');
  database.find = find;
  expect(await withCurrentLinks(wire, database.req)).toEqual({ link: '/page/new' });
});
