import type { CollectionBeforeDeleteHook } from 'payload';

let usage: object[] = [];
let inBin: object[] = [];
jest.mock('payload', () => ({ APIError: class extends Error {} }));
jest.mock('../trail/record-changes', () => ({ refusedInAdmin: () => undefined }));
jest.mock('./find-usage', () => ({ findUsage: () => Promise.resolve(usage) }));
jest.mock('./find-in-bin', () => ({ findInBin: () => Promise.resolve(inBin) }));

import { keepUsedFile } from './keep-used';

const remove = (context: object) => {
  const payload = { db: { findOne: () => Promise.resolve({ id: 1, filename: 'foto.jpg' }) } };
  const req = { context, payload, i18n: { language: 'en' } };
  return keepUsedFile({ id: 1, req } as unknown as Parameters<CollectionBeforeDeleteHook>[0]);
};

beforeEach(() => {
  [usage, inBin] = [[], []];
});

test('a file in use is kept, except by a clearing of the content', async () => {
  usage = [{ name: 'Viyadük', kind: 'page' }];
  await expect(remove({})).rejects.toThrow('in use and cannot be deleted: Viyadük.');
  await expect(remove({ isSeeding: true })).resolves.toBeUndefined();
});

test('a file of a page in the bin is kept, so that the page comes back with it', async () => {
  inBin = [{ name: 'Köprü', kind: 'bin' }];
  await expect(remove({})).rejects.toThrow('in use and cannot be deleted: Köprü (bin).');
});

test('a file that nothing uses can be deleted', async () => {
  await expect(remove({})).resolves.toBeUndefined();
});
