import { MemoryDatabase, type Row } from '../testing/memory-database';

jest.mock('../hooks/announce-page', () => ({ announcePageChange: () => undefined }));
jest.mock('../redirects/redirect-moved-page', () => ({ redirectMovedPage: () => undefined }));
jest.mock('../search/index-hooks', () => ({ indexChangedPage: () => undefined }));
jest.mock('../editing/sections/change-sections', () => ({}));
jest.mock('../editing/sections/find-section', () => ({}));
jest.mock('../hooks/complete-sections', () => ({}));
jest.mock('../editing/pages/write-draft', () => ({}));
jest.mock('../editing/pages/authors', () => ({ keyOfAuthors: (id: number) => `page-authors:${id}` }));
jest.mock('./menu-links', () => ({ announceMenu: () => undefined }));

import type { BinEntry } from './entry';
import { restoreFromBin } from './restore';

const deletedAt = '2026-05-02T00:00:00.000Z';
const page: Row = {
  ...{ id: 5, uuid: 'u-5', pageKey: 'a', link: '/page/a', _status: 'published' },
  updatedAt: '2026-05-01T00:00:00.000Z',
};
const version = (parent: number, updatedAt: string): Row => ({
  ...{ parent, updatedAt, createdAt: updatedAt },
  version: { ...page, updatedAt },
});
const content = { page, versions: [version(5, '2026-05-01T00:00:00.000Z')], authors: {} };
const entry = { id: 1, kind: 'page', title: 'A', link: '/page/a', uuid: 'u-5', createdAt: deletedAt, content };

class Bin extends MemoryDatabase {
  constructor(pages: Row[], versions: Row[]) {
    super({ bin: [entry], pages });
    this.versions.pages = versions;
    Object.assign(this.req.payload, { kv: { set: () => Promise.resolve() } });
  }

  deleteOne(query: Parameters<MemoryDatabase['deleteMany']>[0]) {
    return this.deleteMany(query);
  }

  restore = () => restoreFromBin(this.req, entry as unknown as BinEntry, 'Ece');
}

test('a deleted page comes back, and is not in the bin any more', async () => {
  const bin = new Bin([], []);
  expect(await bin.restore()).toMatchObject({ kind: 'page', pageKey: 'a', link: '/page/a' });
  expect(bin.rows.pages).toMatchObject([{ uuid: 'u-5', link: '/page/a' }]);
  expect(bin.versions.pages).toHaveLength(1);
  expect(bin.rows.bin).toEqual([]);
});

test('a restore makes what a killed one has left again', async () => {
  const bin = new Bin([{ ...page, id: 8 }], [version(8, '2026-04-30T00:00:00.000Z')]);
  await bin.restore();
  expect(bin.rows.pages).toHaveLength(1);
  expect(bin.versions.pages).toMatchObject([{ updatedAt: '2026-05-01T00:00:00.000Z' }]);
});

test('a restore leaves a page alone whose deletion failed and whose draft was saved since', async () => {
  const draft = version(5, '2026-05-03T00:00:00.000Z');
  const bin = new Bin([page], [version(5, '2026-05-01T00:00:00.000Z'), draft]);
  await expect(bin.restore()).rejects.toMatchObject({ status: 400, code: 'validation' });
  expect(bin.rows.pages).toEqual([page]);
  expect(bin.versions.pages).toContainEqual(draft);
  expect(bin.rows.bin).toHaveLength(1);
});

test('of two restores at once, the second one finds nothing in the bin', async () => {
  const bin = new Bin([], []);
  const [first, second] = await Promise.allSettled([bin.restore(), bin.restore()]);
  expect(first.status).toBe('fulfilled');
  expect(second).toMatchObject({ status: 'rejected', reason: { status: 404 } });
  expect(bin.rows.pages).toHaveLength(1);
});
