import type { PayloadRequest } from 'payload';

/** What is stored, and what happens while a call reads the pages. */
const stored = { ids: [1, 2], meanwhile: [] as (() => unknown)[] };

jest.mock('../../database/page-tables', () => ({
  openPages: () => ({
    pages: {},
    db: {
      select: (columns: object) => ({
        from: () => ({
          orderBy: () => Promise.resolve(stored.ids.map((id) => ({ id, updatedAt: 'then' }))),
          where: () =>
            Promise.resolve('parent' in columns ? stored.ids.map((id) => ({ id: 10 + id, parent: id })) : []),
        }),
      }),
    },
  }),
}));
jest.mock('@payloadcms/db-sqlite/drizzle', () => ({ eq: () => undefined }));
jest.mock('./open-versions', () => ({ openVersions: () => ({ table: {} }) }));
jest.mock('./read-page', () => ({
  readVersions: async (_: unknown, { id }: { id: { in: number[] } }) => {
    await stored.meanwhile.shift()?.();
    const parents = id.in.map((version) => version - 10).filter((parent) => stored.ids.includes(parent));
    return parents.map((parent) => ({ parent, version: { title: `page ${parent}` } }));
  },
  readNewestIfAny: () => Promise.resolve(null),
}));

import { keptPerVersion } from './kept-per-version';

const req = {} as PayloadRequest;
const titles = keptPerVersion('test', (page) => (page as unknown as { title: string }).title);

beforeEach(() => Object.assign(stored, { ids: [1, 2], meanwhile: [] }));

it('leaves out a page that is deleted while the pages are read', async () => {
  stored.meanwhile.push(() => void (stored.ids = [2]));
  expect(await titles(req, 'deleted')).toEqual({ values: ['page 2'], left: 0 });
});

it('has a page that a call which began before its creation does not know', async () => {
  stored.ids = [2, 3];
  await titles(req, 'created');
  stored.ids = [1, 2, 3];
  stored.meanwhile.push(async () => {
    // It forgets what it does not know.
    stored.ids = [1, 2];
    await titles(req, 'created');
    stored.ids = [1, 2, 3];
  });
  expect(await titles(req, 'created')).toEqual({ values: ['page 1', 'page 2', 'page 3'], left: 0 });
});
