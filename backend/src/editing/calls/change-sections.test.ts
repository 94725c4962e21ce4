import { MemoryDatabase } from '../../testing/memory-database';
import { ids, page } from '../../testing/page-to-change';
import type { StoredPage } from '../../wire/page';
import type { DraftPage } from '../pages/read-page';

interface Change {
  apply: (page: DraftPage) => Promise<DraftPage>;
}

let versions: StoredPage[] = [];
const newest = () => versions[0] as DraftPage;

jest.mock('../http/edit-call', () => ({ editCommand: (_: string, handle: unknown) => handle }));
jest.mock('../pages/authors', () => ({}));
jest.mock('../pages/page-state', () => ({}));
jest.mock('../../reusable/for-editors', () => ({ readNewestSources: () => Promise.resolve([]) }));
jest.mock('../together/requests/stored', () => ({ uuidOf: ({ uuid }: StoredPage) => uuid }));
jest.mock('../pages/read-page', () => ({
  findPageId: () => Promise.resolve(1),
  readRevision: () => newest(),
  readVersions: () => versions.map((version) => ({ version })),
}));
jest.mock('../pages/change-page', () => ({
  changePage: async (_command: unknown, { apply }: Change) => {
    versions.unshift(await apply(newest()));
    return { page: newest() };
  },
}));

import { changeSectionsCall } from './change-sections';

let database: MemoryDatabase;

const change = (value: object) => {
  const command = { req: database.req, editor: { name: 'Ece' }, body: { change: value } };
  return (changeSectionsCall as unknown as (command: unknown) => Promise<object>)(command);
};

beforeEach(() => {
  versions = [{ ...page, uuid: 'u-1' }];
  database = new MemoryDatabase();
});

test('a deleted section and one that a colleague adds afterwards have different ids', async () => {
  await change({ kind: 'delete', id: 'hero-1' });
  await change({ kind: 'add', type: 'hero' });
  expect(ids(newest())).toEqual(['acc', 'hero-2']);
  await change({ kind: 'restore', id: 'hero-1' });
  expect(ids(newest())).toEqual(['acc', 'hero-1', 'hero-2']);
  await change({ kind: 'delete', id: 'hero-1' });
  expect(ids(newest())).toEqual(['acc', 'hero-2']);
});

test('a section that is added after another one was taken back has an id of its own', async () => {
  await change({ kind: 'add', type: 'table' });
  await change({ kind: 'delete', id: 'table-1' });
  await change({ kind: 'duplicate', id: 'acc' });
  await change({ kind: 'add', type: 'table' });
  expect(ids(newest())).toEqual(['acc', 'accordion-1', 'hero-1', 'table-2']);
});

test('the answer names the section that was made, and none where none was', async () => {
  expect(await change({ kind: 'add', type: 'table' })).toMatchObject({ added: 'table-1' });
  expect(await change({ kind: 'duplicate', id: 'acc' })).toMatchObject({ added: 'accordion-1' });
  const from = { pageKey: 'a', revision: 'r', id: 'acc' };
  expect(await change({ kind: 'paste', from })).toMatchObject({ added: 'accordion-2' });
  expect(await change({ kind: 'move', id: 'acc', afterId: null })).toMatchObject({ added: null });
  expect(await change({ kind: 'delete', id: 'hero-1' })).toMatchObject({ added: null });
  expect(await change({ kind: 'restore', id: 'hero-1' })).toMatchObject({ added: 'hero-1' });
  expect(await change({ kind: 'restore', id: 'hero-1' })).toMatchObject({ added: null });
});

test('what was deleted on another page, or is commented there, holds no id', async () => {
  database.rows.bin = [
    { id: 1, kind: 'section', uuid: 'u-2', sectionId: 'table-1' },
    { id: 2, kind: 'page', uuid: 'u-1', sectionId: null },
  ];
  database.rows['section-comments'] = [{ id: 1, uuid: 'u-2', sectionId: 'table-1' }];
  await change({ kind: 'add', type: 'table' });
  expect(ids(newest())).toContain('table-1');
});
