import { ownPages } from '../../../lib/routes/site-routes';
import { MemoryDatabase } from '../testing/memory-database';

jest.mock('payload', () => ({ APIError: class extends Error {} }));
jest.mock('../editing/trail/record-changes', () => ({ refusedInAdmin: () => undefined }));

import { keepOwnPage } from './keep-own-page';

const remove = async (pageKey: string, context = {}) => {
  const { req } = new MemoryDatabase({ pages: [{ id: 5, pageKey, link: '/x' }] }, { context });
  await keepOwnPage({ id: 5, req } as unknown as Parameters<typeof keepOwnPage>[0]);
};

test.each(Object.keys(ownPages))('the page %s stays, unless all content is cleared', async (pageKey) => {
  await expect(remove(pageKey)).rejects.toThrow('cannot be deleted');
  await expect(remove(pageKey, { isSeeding: true })).resolves.toBeUndefined();
});

test('another page can be deleted', async () => {
  await expect(remove('referanslar')).resolves.toBeUndefined();
});
