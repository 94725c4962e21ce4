import { MemoryDatabase } from '../testing/memory-database';
import { announceRedirects, announceSaved } from './announce-redirects';
import { withCurrentLinks } from './link-resolver';

const announced: string[][] = [];
jest.mock('../revalidate/announce', () => ({
  announce: async (_: unknown, tags: string[]) => void announced.push(tags),
}));

type Arguments = Parameters<typeof announceSaved>[0];

beforeEach(() => {
  announced.length = 0;
});

it('tells the site that redirects and content have changed', async () => {
  await announceRedirects(new MemoryDatabase());
  expect(announced).toEqual([['redirects', 'content']]);
});

it('updates the links in content at once', async () => {
  const database = new MemoryDatabase({ redirects: [] });
  const linkNow = async () => (await withCurrentLinks({ link: '/page/old' }, database.req)).link;
  expect(await linkNow()).toBe('/page/old');
  database.rows.redirects?.push({ from: '/page/old', to: '/page/new', permanent: true, _status: 'published' });
  expect(await linkNow()).toBe('/page/old');
  await announceRedirects(database);
  expect(await linkNow()).toBe('/page/new');
});

it.each([
  ['a published redirect', { _status: 'published' }, 'create', {}, true],
  ['a changed one', { _status: 'published' }, 'update', {}, true],
  ['a new draft', { _status: 'draft' }, 'create', {}, false],
  ['a draft of a published one', { _status: 'draft' }, 'update', { draft: 'true' }, false],
  ['one that is withdrawn', { _status: 'draft' }, 'update', {}, true],
  ['one that is withdrawn, in so many words', { _status: 'draft' }, 'update', { draft: 'false' }, true],
  ['one published from a draft', { _status: 'published' }, 'update', { draft: 'true' }, true],
])('%s: %j by %s with %j: the site is told: %s', async (_, doc, operation, query, isTold) => {
  const { req } = new MemoryDatabase({}, { query });
  await announceSaved({ doc, operation, req } as unknown as Arguments);
  expect(announced.length > 0).toBe(isTold);
});

it('announces a save without a query', async () => {
  const { req } = new MemoryDatabase({}, { query: undefined });
  await announceSaved({ doc: { _status: 'draft' }, operation: 'update', req } as unknown as Arguments);
  expect(announced).toHaveLength(1);
});
