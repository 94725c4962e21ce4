import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { FolderStore } from '../../../lib/storage/folder-store.mjs';
import { dropCrops, ensureCrops, readCrop } from './make-crop';

const red = { r: 200, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 200 };

let folder: string;
let store: FolderStore;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portrait-'));
  store = new FolderStore(folder);
  const right = await sharp({ create: { width: 200, height: 300, channels: 3, background: blue } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 600, height: 300, channels: 3, background: red } })
    .composite([{ input: right, left: 400, top: 0 }])
    .jpeg()
    .toFile(path.join(folder, 'two.jpg'));
});

afterEach(() => rm(folder, { recursive: true }));

const kept = () => readdir(path.join(folder, 'portrait'));

async function colourOf(picture: Buffer): Promise<'red' | 'blue'> {
  const { channels } = await sharp(picture).stats();
  return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue';
}

it('cuts around the focal point, from the original', async () => {
  const picture = await readCrop(store, 'portrait', { filename: 'two.jpg', focalX: 90 });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 200, height: 300 });
  expect(await colourOf(picture)).toBe('blue');
  expect(await colourOf(await readCrop(store, 'portrait', { filename: 'two.jpg', focalX: 90 }))).toBe('blue');
  await dropCrops(store, 'two.jpg');
  expect(await colourOf(await readCrop(store, 'portrait', { filename: 'two.jpg' }))).toBe('red');
});

it('rotates a picture to its orientation before it cuts', async () => {
  await sharp(path.join(folder, 'two.jpg'))
    .rotate(90)
    .withMetadata({ orientation: 8 })
    .toFile(path.join(folder, 'turned.jpg'));
  const picture = await readCrop(store, 'portrait', { filename: 'turned.jpg', focalX: 100 });
  expect(await sharp(picture).metadata()).toMatchObject({ width: 200, height: 300 });
  expect(await colourOf(picture)).toBe('blue');
});

it('is made once for any number of requests, and leaves no partial file', async () => {
  const asked = Array.from({ length: 5 }, () => readCrop(store, 'portrait', { filename: 'two.jpg' }));
  const [first, ...others] = await Promise.all(asked);
  for (const other of others) expect(other).toBe(first);
  expect(await kept()).toEqual(['two.jpg.webp']);
  await rm(path.join(folder, 'two.jpg'));
  expect(await readCrop(store, 'portrait', { filename: 'two.jpg' })).toEqual(first);
});

it('a file that is not a picture does not affect others', async () => {
  await writeFile(path.join(folder, 'torn.jpg'), 'torn');
  const [torn, whole] = await Promise.allSettled([
    readCrop(store, 'portrait', { filename: 'torn.jpg' }),
    readCrop(store, 'portrait', { filename: 'two.jpg' }),
  ]);
  expect([torn.status, whole.status]).toEqual(['rejected', 'fulfilled']);
  expect(await kept()).toEqual(['two.jpg.webp']);
});

it('makes every shape, each once, and deletes them all with their file', async () => {
  await ensureCrops(store, { filename: 'two.jpg', focalX: 90 });
  const square = await readCrop(store, 'square', { filename: 'two.jpg' });
  expect(await sharp(square).metadata()).toMatchObject({ width: 300, height: 300 });
  await rm(path.join(folder, 'two.jpg'));
  await ensureCrops(store, { filename: 'two.jpg' });
  await dropCrops(store, 'two.jpg');
  expect([...(await kept()), ...(await readdir(path.join(folder, 'square')))]).toEqual([]);
});
