import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import type { FileStore } from '../../../lib/storage/file-store.mjs';

jest.mock('../storage/read-whole', () => ({ readWhole: () => Promise.resolve(Buffer.from('picture')) }));

import { nameFileByContent } from './name-file-by-content';

const stored = { id: 1, filename: 'foto.jpg', mimeType: 'image/jpeg', focalX: 50, focalY: 40 };

/** @returns the request as Payload goes on with it */
async function update(data: object, query: object = {}, file: object = stored) {
  const payload = { findByID: () => Promise.resolve(file) };
  const req = { context: {}, payload, query } as unknown as PayloadRequest;
  const args = { args: { id: 1, data }, operation: 'update', req };
  await nameFileByContent({} as FileStore)(args as unknown as Parameters<CollectionBeforeOperationHook>[0]);
  return req;
}

test.each([
  ['the stored point', { focalX: 50, focalY: 40 }, {}],
  ['one coordinate that stays', { focalX: 50 }, {}],
  ['the other one', { focalY: 40 }, {}],
  ['the stored point in the query', {}, { uploadEdits: { focalPoint: { x: 50, y: 40 } } }],
  ['the stored point in the query, another in the data', { focalX: 1 }, { uploadEdits: { focalPoint: { x: 50 } } }],
  ['a size without a crop', {}, { uploadEdits: { widthInPixels: '300', heightInPixels: '200' } }],
])('a file is not made again for %s', async (_, data, query) => {
  const req = await update(data, query);
  expect(req.file).toBeUndefined();
  // Payload would fetch the file for any of them.
  expect(req.query.uploadEdits ?? {}).toEqual({});
});

test('a file without a focal point is not made again for the centre', async () => {
  const drawing = { ...stored, focalX: null, focalY: null };
  expect((await update({ focalX: 50 }, {}, drawing)).file).toBeUndefined();
  expect((await update({ focalX: 49 }, {}, drawing)).file).toBeDefined();
});

test.each([
  [{ focalX: 10 }, { x: 10, y: 40 }],
  [{ focalY: 0 }, { x: 50, y: 0 }],
])('a file is made again for another point, and a coordinate that was not sent stays: %j', async (data, focalPoint) => {
  const req = await update(data);
  expect(req.file?.name).toMatch(/^foto-[0-9a-f]{8}\.jpg$/);
  expect(req.query.uploadEdits).toEqual({ focalPoint });
});

test('a cropped picture is made again, and its former focal point is not kept', async () => {
  const crop = { x: 10, y: 10, width: 50, height: 50 };
  const req = await update({}, { uploadEdits: { crop } });
  expect(req.file?.name).toMatch(/^foto-[0-9a-f]{8}\.jpg$/);
  expect(req.query.uploadEdits).toEqual({ crop, focalPoint: {} });
});
