import type { CollectionBeforeDeleteHook } from 'payload';
import { MemoryDatabase, type Row } from '../testing/memory-database';
import { keepUsedCategory } from './keep-used';

/** A substitute for Payload's error, since the package itself runs in Node only. */
jest.mock('payload', () => ({
  APIError: class extends Error {
    constructor(
      message: string,
      readonly status: number,
    ) {
      super(message);
    }
  },
}));
jest.mock('../editing/trail/record-changes', () => ({ refusedInAdmin: () => undefined }));

type Args = Parameters<CollectionBeforeDeleteHook>[0];

const page = (id: number, title: string, categories: string[]) => ({
  ...{ id, title: { tr: title }, pageKey: `p${id}` },
  // A condition on a list of texts holds if one of them fits.
  categories: categories.includes('bridges') ? 'bridges' : undefined,
});

function remove(pages: Row[], drafts: Row[] = [], request = {}) {
  const database = new MemoryDatabase({ categories: [{ id: 1, key: 'bridges' }], pages }, request);
  database.versions.pages = drafts.map((version) => ({ latest: true, version }));
  return keepUsedCategory({ id: 1, req: database.req } as unknown as Args);
}

test('a list without pages may be deleted', async () => {
  await expect(remove([page(1, 'Baraj', ['dams'])])).resolves.toBeUndefined();
});

test('a list with pages may not, and they are named, drafts too, each once', async () => {
  const pages = [page(1, 'Viyadük', ['bridges']), page(2, 'Çelik köprü', ['bridges', 'dams'])];
  const drafts = [page(1, 'Viyadük', ['bridges']), page(3, 'Asma köprü', ['bridges'])];
  await expect(remove(pages, drafts)).rejects.toMatchObject({
    status: 409,
    message: 'This list has pages and cannot be deleted: Asma köprü, Çelik köprü, Viyadük. Take them out of it first.',
  });
});

test('a clearing of the content deletes a list although somebody has just put a page into it', async () => {
  const request = { context: { isSeeding: true } };
  await expect(remove([page(1, 'Viyadük', ['bridges'])], [], request)).resolves.toBeUndefined();
});
