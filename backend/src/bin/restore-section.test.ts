import { MemoryDatabase, type Row } from '../testing/memory-database';
import { ids, page } from '../testing/page-to-change';
import type { DraftPage } from '../editing/pages/read-page';
import type { StoredPage } from '../wire/page';
import { rowsOf } from '../wire/values';

let newest: StoredPage;

jest.mock('./restore-page', () => ({}));
jest.mock('./keep-page', () => ({}));
jest.mock('../editing/pages/page-lock', () => ({ onPage: (_: unknown, __: unknown, task: () => unknown) => task() }));
jest.mock('../editing/pages/read-page', () => ({ readNewest: () => newest }));
jest.mock('../editing/pages/write-draft', () => ({ writeDraft: jest.fn((_: unknown, draft: StoredPage) => draft) }));

import type { BinEntry } from './entry';
import { keepSection } from './keep-sections';
import { restoreFromBin } from './restore';

const deletedHero = { id: 'x9', blockType: 'hero', sectionId: 'hero-1', order: 30 };
const content = { page: { id: 1, dataKind: 'section', sections: [deletedHero], dataSections: [] } };
const entry = (id: number, sectionId: string): Row => ({ id, kind: 'section', uuid: 'u-1', sectionId, content });

class Bin extends MemoryDatabase {
  deleteOne(query: Parameters<MemoryDatabase['deleteMany']>[0]) {
    return this.deleteMany(query);
  }
}

/** The page that was stored last. */
const written = () => {
  const { writeDraft } = jest.requireMock<{ writeDraft: jest.Mock }>('../editing/pages/write-draft');
  return writeDraft.mock.lastCall?.[1] as StoredPage;
};

async function restored(now: StoredPage, rows: Record<string, Row[]> = {}, kept: unknown = content) {
  newest = now;
  const bin = new Bin({ pages: [{ id: 1, uuid: 'u-1' }], bin: [entry(1, 'hero-1')], ...rows });
  await restoreFromBin(bin.req, { ...entry(1, 'hero-1'), content: kept } as unknown as BinEntry, 'Ece');
  return ids(written());
}

test('a section comes back from the bin with its id', async () => {
  const without = { ...page, sections: rowsOf(page.sections).filter(({ sectionId }) => sectionId !== 'hero-1') };
  expect(await restored(without as StoredPage)).toContain('hero-1');
});

test('it comes back with its outdated translations', async () => {
  const title = { tr: 'Kapak', en: 'Cover' };
  const hero = { id: 'x9', blockType: 'hero', sectionId: 'hero-1', order: 20, title };
  const marks = { 'hero-1/title': { en: 'm' }, 'acc/title': { en: 'n' } };
  const before = { ...page, uuid: 'u-1', sections: [hero], outdatedTranslations: marks } as unknown as DraftPage;
  const { req } = new MemoryDatabase({}, {});
  const { rows } = req.payload.db as unknown as MemoryDatabase;
  await keepSection(req, before, hero, 'Ece');
  const content = rows.bin?.[0]?.content;
  const now = { ...page, sections: [], outdatedTranslations: { title: { en: 'o' } } } as unknown as StoredPage;
  await restored(now, {}, content);
  expect(written().outdatedTranslations).toEqual({ title: { en: 'o' }, 'hero-1/title': { en: 'm' } });
  // Where another section has its id by now.
  await restored(page, {}, content);
  expect(written().outdatedTranslations).toEqual({ 'hero-2/title': { en: 'm' } });
});

test('a section whose id another one has comes back with one that nothing else holds', async () => {
  const bin = [entry(1, 'hero-1'), entry(2, 'hero-2')];
  const comments = [{ id: 1, uuid: 'u-1', sectionId: 'hero-3' }];
  expect(await restored(page, { bin, 'section-comments': comments })).toContain('hero-4');
});
