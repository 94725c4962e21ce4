import type { PayloadRequest } from 'payload';

import { readNewestSources } from './for-editors';

const mockNewest = new Map<number, object | null>();

jest.mock('../editing/pages/read-page', () => ({
  readNewestIfAny: (_req: unknown, id: number) => Promise.resolve(mockNewest.get(id) ?? null),
}));

jest.mock('./usage', () => ({}));

it('leaves out a reusable section that is deleted while the list is read', async () => {
  mockNewest.set(1, { id: 1, title: 'Çağrı' });
  const docs = [
    { id: 1, _status: 'published' },
    { id: 2, _status: 'draft' },
  ];
  const req = { payload: { db: { find: () => Promise.resolve({ docs }) } } } as unknown as PayloadRequest;
  expect(await readNewestSources(req)).toEqual([{ page: { id: 1, title: 'Çağrı' }, isPublic: true }]);
});
