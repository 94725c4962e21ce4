import type { CollectionBeforeDeleteHook } from 'payload';

jest.mock('payload', () => ({ APIError: class extends Error {} }));
jest.mock('../trail/record-changes', () => ({ refusedInAdmin: () => undefined }));
jest.mock('./find-usage', () => ({ findUsage: () => Promise.resolve([{}]) }));
jest.mock('./texts', () => ({ usageName: () => 'Viyadük', usageText: () => 'in use: Viyadük' }));

import { keepUsedFile } from './keep-used';

const remove = (context: object) => {
  const payload = { db: { findOne: () => Promise.resolve({ id: 1, filename: 'foto.jpg' }) } };
  const req = { context, payload, i18n: { language: 'en' } };
  return keepUsedFile({ id: 1, req } as unknown as Parameters<CollectionBeforeDeleteHook>[0]);
};

test('a file in use is kept, except by a clearing of the content', async () => {
  await expect(remove({})).rejects.toThrow('in use');
  await expect(remove({ isSeeding: true })).resolves.toBeUndefined();
});
