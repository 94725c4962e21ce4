import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { FolderStore } from '../../../lib/storage/folder-store.mjs';
import { makeCrops } from './make-crops';

let folder: string;
let store: FolderStore;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portraits-'));
  store = new FolderStore(folder);
  await sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } }).toFile(
    path.join(folder, 'a.jpg'),
  );
  await writeFile(path.join(folder, 'torn.jpg'), 'torn');
});

afterEach(() => rm(folder, { recursive: true }));

const size = { width: 60, height: 40 };
const records = [
  { id: 1, filename: 'torn.jpg', ...size },
  { id: 2, filename: 'film.mp4' },
  { id: 3, filename: 'upright.jpg', width: 40, height: 60 },
  { id: 4, filename: 'a.jpg', ...size },
];

it('makes missing crops, page by page of records, and logs those that fail', async () => {
  const find = jest.fn(async ({ page }: { page: number }) => ({
    docs: records.slice((page - 1) * 2, page * 2),
    hasNextPage: page < 2,
  }));
  const warn = jest.fn();
  const payload = { db: { find }, logger: { warn } } as unknown as Payload;
  await makeCrops(payload, store);
  expect(await readdir(path.join(folder, 'portrait'))).toEqual(['a.jpg.webp']);
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ msg: 'No crops of torn.jpg' })]]);
  await rm(path.join(folder, 'a.jpg'));
  warn.mockClear();
  await makeCrops(payload, store);
  expect(warn).toHaveBeenCalledTimes(1);
  await expect(access(path.join(folder, 'portrait/a.jpg.webp'))).resolves.toBeUndefined();
});
