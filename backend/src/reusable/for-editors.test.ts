import type { PayloadRequest } from 'payload';

import { describe as describeSection, readNewestSources } from './for-editors';
import { MAX_PLACES_IN_LIST } from './usage';

const mockNewest = new Map<number, object>();

// They need a database.
jest.mock('../editing/usage/mentions', () => ({}));
jest.mock('../finder/newest-pages', () => ({}));
jest.mock('../editing/pages/read-page', () => ({
  readNewestIfAny: (_req: unknown, id: number) => Promise.resolve(mockNewest.get(id) ?? null),
}));

const users = Array.from({ length: 200 }, (_, id) => {
  const pageKey = `p${id}`;
  return { id, pageKey, title: `P${id}`, link: `/page/${pageKey}`, categories: [], isPublic: true };
});
const newest = { page: { uuid: 'u', pageKey: 'ortak', title: { tr: 'Ortak' }, sections: [] }, isPublic: true };

test('a list of all sections names a few pages of each, and counts them all', () => {
  const listed = describeSection(newest as never, users, MAX_PLACES_IN_LIST);
  expect(listed).toMatchObject({ usedOnCount: 200, usedOn: [{ title: 'P0' }, { title: 'P1' }, { title: 'P2' }] });
  expect(JSON.stringify(listed).length).toBeLessThan(600);
});

test('a reusable section that is deleted while the list is read is left out', async () => {
  mockNewest.set(1, { id: 1, title: 'Çağrı' });
  const docs = [
    { id: 1, _status: 'published' },
    { id: 2, _status: 'draft' },
  ];
  const req = { payload: { db: { find: () => Promise.resolve({ docs }) } } } as unknown as PayloadRequest;
  expect(await readNewestSources(req)).toEqual([{ page: { id: 1, title: 'Çağrı' }, isPublic: true }]);
});
