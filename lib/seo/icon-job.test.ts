/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import sharp from 'sharp';

import { drawIconInWorker } from '../pictures/worker-process';
import { iconJob, type IconName } from './icon-job';

const red = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#f00" d="M0 0h9v9H0z"/></svg>';
const host = createServer((request, response) => {
  response.writeHead(request.url === '/icon.svg' ? 200 : 404, { 'content-type': 'image/svg+xml' });
  response.end(red);
});
let own = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  own = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => host.close());

const siteInfo = { title: 'Örnek Yapı', subTitle: '', phone: '', adress: '', copyright: '', email: '', otherKeys: {} };
const brand = { theme: 'drawing' as const, colors: {} };
const withIcon = { siteInfo, brand: { ...brand, icon: { src: '/media/icon.svg', alt: '' } } };

async function made(name: IconName, model: Parameters<typeof iconJob>[1], address?: string) {
  const result = await drawIconInWorker(iconJob(name, model, () => address));
  if (result === 'failed') throw new Error(name);
  return { ...result, bytes: Buffer.from(result.icon, 'base64') };
}

/** The colour in the middle of a picture, and in its corner. */
async function colorsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return { size: info.width, middle: at(info.width >> 1, info.width >> 1), corner: at(0, 0) };
}

test.each([
  ['icon-192.png', 192, [255, 0, 0, 255]],
  ['icon-512.png', 512, [255, 0, 0, 255]],
  // The ground of the theme is around it.
  ['icon-maskable-512.png', 512, [255, 255, 255, 255]],
  ['apple-touch-icon.png', 180, [255, 255, 255, 255]],
] as const)('%s is the company’s own icon', async (name, size, corner) => {
  const { bytes, isOwn } = await made(name, withIcon, `${own}/icon.svg`);
  expect(await colorsOf(bytes)).toEqual({ size, middle: [255, 0, 0, 255], corner });
  expect(isOwn).toBe(true);
});

test('the favicon has bitmaps of 32 bits, which every decoder reads, in the sizes it declares', async () => {
  const { bytes: icon } = await made('favicon.ico', withIcon, `${own}/icon.svg`);
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
  const entries = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const pictures = entries.map((entry) => {
    const [length, offset] = [icon.readUInt32LE(entry + 8), icon.readUInt32LE(entry + 12)];
    const [width, height] = [icon.readInt32LE(offset + 4), icon.readInt32LE(offset + 8) / 2];
    expect([icon[entry], icon[entry + 1]]).toEqual([width, height]);
    // A header, the pixels, and a mask padded to whole words.
    expect(length).toBe(40 + width * height * 4 + Math.ceil(width / 32) * 4 * height);
    expect([icon.readUInt32LE(offset), icon.readUInt16LE(offset + 14), icon.readUInt32LE(offset + 16)]).toEqual([
      40, 32, 0,
    ]);
    // Blue, green, red, opacity.
    expect([...icon.subarray(offset + 40, offset + 44)]).toEqual([0, 0, 255, 255]);
    return { size: width, end: offset + length };
  });
  expect(pictures.map(({ size }) => size)).toEqual([16, 32]);
  expect(pictures.at(-1)?.end).toBe(icon.length);
});

test('without an icon it is the letter of the name, in the colours of the brand', async () => {
  const { bytes, isOwn } = await made('icon-512.png', { siteInfo, brand });
  const other = await made('icon-512.png', { siteInfo: { ...siteInfo, title: 'Başka' }, brand });
  expect(isOwn).toBe(true);
  expect(bytes.equals(other.bytes)).toBe(false);
  expect((await colorsOf(bytes)).corner).toEqual((await colorsOf(other.bytes)).corner);
});

test('a site without a name has a mark without a letter, and none of the demo’s', async () => {
  const unnamed = await made('icon-192.png', { siteInfo: { ...siteInfo, isUnnamed: true } });
  const demo = await made('icon-192.png', { siteInfo, isDemo: true });
  const { middle, corner } = await colorsOf(unnamed.bytes);
  expect(middle).toEqual(corner);
  expect(demo.bytes.equals(unnamed.bytes)).toBe(false);
});

test('an own icon that cannot be had is replaced by the mark, for now', async () => {
  const { bytes, isOwn } = await made('icon-192.png', withIcon, `${own}/gone.svg`);
  expect(isOwn).toBe(false);
  expect(bytes.equals((await made('icon-192.png', { siteInfo, brand })).bytes)).toBe(true);
});
