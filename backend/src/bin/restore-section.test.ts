import { MemoryDatabase, type Row } from '../testing/memory-database';
import { ids, page } from '../testing/page-to-change';
import type { StoredPage } from '../wire/page';
import { rowsOf } from '../wire/values';

let newest: StoredPage;

jest.mock('./restore-page', () => ({}));
jest.mock('../editing/pages/page-lock', () => ({ onPage: (_: unknown, __: unknown, task: () => unknown) => task() }));
jest.mock('../editing/pages/read-page', () => ({ readNewest: () => newest }));
jest.mock('../editing/pages/write-draft', () => ({ writeDraft: (_: unknown, draft: StoredPage) => draft }));

import type { BinEntry } from './entry';
import { restoreFromBin } from './restore';

const deletedHero = { id: 'x9', blockType: 'hero', sectionId: 'hero-1', order: 30 };
const content = { page: { id: 1, dataKind: 'section', sections: [deletedHero], dataSections: [] } };
const entry = (id: number, sectionId: string): Row => ({ id, kind: 'section', uuid: 'u-1', sectionId, content });

class Bin extends MemoryDatabase {
  deleteOne(query: Parameters<MemoryDatabase['deleteMany']>[0]) {
    return this.deleteMany(query);
  }
}

async function restored(now: StoredPage, rows: Record<string, Row[]> = {}) {
  newest = now;
  const bin = new Bin({ pages: [{ id: 1, uuid: 'u-1' }], bin: [entry(1, 'hero-1')], ...rows });
  const writeDraft = jest.requireMock<{ writeDraft: (...args: unknown[]) => unknown }>('../editing/pages/write-draft');
  const write = jest.spyOn(writeDraft, 'writeDraft');
  await restoreFromBin(bin.req, entry(1, 'hero-1') as unknown as BinEntry, 'Ece');
  return ids(write.mock.lastCall?.[1] as StoredPage);
}

test('a section comes back from the bin with its id', async () => {
  const without = { ...page, sections: rowsOf(page.sections).filter(({ sectionId }) => sectionId !== 'hero-1') };
  expect(await restored(without as StoredPage)).toContain('hero-1');
});

test('a section whose id another one has comes back with one that nothing else holds', async () => {
  const bin = [entry(1, 'hero-1'), entry(2, 'hero-2')];
  const comments = [{ id: 1, uuid: 'u-1', sectionId: 'hero-3' }];
  expect(await restored(page, { bin, 'section-comments': comments })).toContain('hero-4');
});
