import { MemoryDatabase, type Row } from '../testing/memory-database';

const told: string[] = [];
jest.mock('../revalidate/announce', () => ({
  announce: async (_: unknown, tags: string[]) => void told.push(...tags),
}));
jest.mock('../reusable/usage', () => ({}));
jest.mock('../database/change-value', () => ({}));

import { announcePageChange, rememberPublicState } from './announce-page';

const menu = { items: [{ title: 'Köprü', link: '/page/kopru' }] };
const page = (_status: string, link: string, updatedAt = '1'): Row => ({
  ...{ id: 5, pageKey: link.slice('/page/'.length), categories: [], link, _status, updatedAt },
});

/** Where pages were deleted: in the bin, and for good. */
interface Deleted {
  inBin?: string[];
  gone?: string[];
}

/** The tags that a save announces. */
async function tagsOf(before: Row | undefined, after: Row, { inBin = [], gone = [] }: Deleted): Promise<string[]> {
  told.length = 0;
  const bin = inBin.map((link, id) => ({ id, kind: 'page', link }));
  const database = new MemoryDatabase({ pages: before ? [before] : [], bin });
  Object.assign(database, {
    count: async (query: Parameters<typeof database.find>[0]) => ({
      totalDocs: (await database.find(query)).docs.length,
    }),
  });
  Object.assign(database.req.payload, { kv: { get: () => Promise.resolve(gone) } });
  Object.assign(database, { findGlobal: ({ slug }: Row) => Promise.resolve(slug === 'navigation' ? menu : {}) });
  const { req } = database;
  const save = { data: {}, operation: before ? 'update' : 'create', originalDoc: before, doc: after, req };
  await rememberPublicState(save as unknown as Parameters<typeof rememberPublicState>[0]);
  database.rows.pages = [after];
  await announcePageChange(save as unknown as Parameters<typeof announcePageChange>[0]);
  return [...told];
}

const draft = page('draft', '/page/kopru');
const shown = page('published', '/page/kopru');
const elsewhere = page('published', '/page/tunel', '2');

test.each([
  ['is published', undefined, shown],
  ['is published from a draft', draft, page('published', '/page/kopru', '2')],
  ['is withdrawn', shown, page('draft', '/page/kopru', '2')],
  ['moves there', elsewhere, page('published', '/page/kopru', '3')],
  ['moves away', shown, elsewhere],
])('visitors get the menu anew when a page %s at the address of a deleted one', async (_, before, after) => {
  expect(await tagsOf(before, after, { inBin: ['/page/kopru'] })).toContain('application-model');
  expect(await tagsOf(before, after, { gone: ['/page/kopru'] })).toContain('application-model');
});

test.each([
  ['a new text of a page that was public before', shown, page('published', '/page/kopru', '2')],
  ['a draft', undefined, draft],
  ['a page that no menu leads to', undefined, elsewhere],
])('%s leaves the menu as it is', async (_, before, after) => {
  const inBin = ['/page/kopru', '/page/tunel'];
  expect(await tagsOf(before, after, { inBin })).not.toContain('application-model');
});

test('a page that becomes public where none was deleted leaves the menu as it is', async () => {
  expect(await tagsOf(undefined, shown, {})).not.toContain('application-model');
});
