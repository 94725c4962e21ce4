import type { CollectionBeforeDeleteHook, CollectionBeforeOperationHook } from 'payload';
import type { UsedFile } from './patterns';

let usage: object[] = [];
let inBin: object[] = [];
let planned: object[] = [];
/** The places that link to the file by its address. */
let links: object[] = [];
let plannedLinks: object[] = [];
jest.mock('payload', () => ({ APIError: class extends Error {} }));
jest.mock('../trail/record-changes', () => ({ refusedInAdmin: () => undefined }));
jest.mock('./find-usage', () => ({
  findUsage: (_: unknown, { id }: UsedFile) => Promise.resolve(id === undefined ? links : usage),
}));
jest.mock('./find-planned', () => ({
  findPlanned: (_: unknown, { id }: UsedFile) => Promise.resolve(id === undefined ? plannedLinks : planned),
}));
jest.mock('./find-in-bin', () => ({
  findInBin: (_: unknown, { id }: UsedFile) => Promise.resolve(id === undefined ? [] : inBin),
}));

import { keepPublicFile, keepUsedFile } from './keep-used';

const stored = { id: 1, filename: 'foto.jpg', focalX: 50, focalY: 50 };

/** @param request what is asked: a file, edits in the query, the account's role */
const update = (data: object, { role = 'admin', ...request }: { role?: string; [name: string]: unknown } = {}) => {
  const { id, ...rest } = { id: 1, ...request };
  const payload = { db: { findOne: () => Promise.resolve(stored) } };
  const req = { context: {}, user: { role }, payload, i18n: { language: 'en' }, ...rest };
  const args = { id, data };
  return keepPublicFile({ args, operation: 'update', req } as unknown as Parameters<CollectionBeforeOperationHook>[0]);
};

const remove = (context: object) => {
  const payload = { db: { findOne: () => Promise.resolve({ id: 1, filename: 'foto.jpg' }) } };
  const req = { context, payload, i18n: { language: 'en' } };
  return keepUsedFile({ id: 1, req } as unknown as Parameters<CollectionBeforeDeleteHook>[0]);
};

beforeEach(() => {
  [usage, inBin, links, planned, plannedLinks] = [[], [], [], [], []];
});

test('a file in use is kept, except by a clearing of the content', async () => {
  usage = [{ name: 'Viyadük', kind: 'page', href: '/1' }];
  await expect(remove({})).rejects.toThrow('in use and cannot be deleted: Viyadük.');
  await expect(remove({ isSeeding: true })).resolves.toBeUndefined();
});

test('a file of a page in the bin is kept, so that the page comes back with it', async () => {
  inBin = [{ name: 'Köprü', kind: 'bin', href: '/bin/1' }];
  await expect(remove({})).rejects.toThrow('in use and cannot be deleted: Köprü (bin).');
});

test('a file that only a plan needs is kept, so that the page becomes public with it', async () => {
  planned = [
    { name: 'Kampanya', kind: 'page', href: '/3' },
    { name: 'popup', kind: 'global', href: '/popup' },
    { name: 'Viyadük', kind: 'page', href: '/1' },
  ];
  usage = [{ name: 'Viyadük', kind: 'page', href: '/1' }];
  const places = 'Kampanya (planned publication), Promo popup (planned publication), Viyadük.';
  await expect(remove({})).rejects.toThrow(`in use and cannot be deleted: ${places}`);
  plannedLinks = planned.slice(0, 1);
  await expect(update({}, { file: {} })).rejects.toThrow('address of this file: Kampanya (planned publication)');
});

test.each([
  ['a file', { file: { name: 'yeni.jpg' } }],
  ['edits', { query: { uploadEdits: { focalPoint: { x: 10, y: 10 } } } }],
])('a change of several files at once with %s is refused', async (_, request) => {
  await expect(update({}, { ...request, id: undefined })).rejects.toThrow('one file at a time');
  await expect(update({ alt: 'Köprü' }, { id: undefined })).resolves.toBeUndefined();
});

test('a file that nothing uses can be deleted', async () => {
  await expect(remove({})).resolves.toBeUndefined();
});

describe('a file that is linked to by its address', () => {
  beforeEach(() => {
    usage = links = [{ name: 'Katalog', kind: 'page', href: '/2' }];
  });

  test.each([
    ['another file', {}, { file: { name: 'yeni.pdf' } }],
    ['a crop', {}, { query: { uploadEdits: { crop: { x: 1 } } } }],
    ['another focal point', { focalX: 10, focalY: 50 }, {}],
    ['another focal point of the form', {}, { query: { uploadEdits: { focalPoint: { x: 50, y: 1 } } } }],
  ])('does not get %s, and the message says what to do', async (_, data, request) => {
    await expect(update(data, request)).rejects.toThrow(/address of this file: Katalog\..*Upload the new file/);
  });

  test.each([{ focalX: 50 }, { focalY: 50 }, { focalX: 50, focalY: null }])(
    'keeps its content where a coordinate that stays is sent alone: %j',
    async (data) => {
      await expect(update(data)).resolves.toBeUndefined();
      await expect(update({ ...data, focalX: 10 })).rejects.toThrow('address of this file');
    },
  );

  test('is refused in the edit mode with a code of its own', async () => {
    const request = { file: {}, context: { isFromCall: true } };
    await expect(update({}, request)).rejects.toMatchObject({ status: 400, code: 'file_linked' });
  });

  test('keeps its address when its text changes, as the form sends it', async () => {
    await expect(update({ alt: 'Katalog', focalX: 50, focalY: 50 })).resolves.toBeUndefined();
  });

  test('can be replaced as soon as nothing links to it, wherever it is shown', async () => {
    links = [];
    await expect(update({}, { file: {} })).resolves.toBeUndefined();
    await expect(update({}, { file: {}, role: 'editor' })).rejects.toThrow('is public');
  });
});
