import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ContentSet, MissingFileError } from '../content-set';
import { readFolder } from './read-folder';
import { writeFolder } from './write-folder';

const place = mkdtempSync(path.join(os.tmpdir(), 'export-'));
const whole = path.join(place, 'whole');

const hero = { id: 'r1', blockType: 'hero', sectionId: 'hero-1', order: 10, title: { tr: 'Merhaba', en: 'Hello' } };

const content: ContentSet = {
  media: [{ name: 'a-1234abcd.jpg', alt: { tr: 'Bir' } }],
  readFile: async () => Buffer.from('a picture'),
  records: { categories: [{ key: 'metro' }] },
  pages: [
    { pageKey: 'zemin', title: { tr: 'Zemin' }, sections: [hero], _status: 'published' },
    { pageKey: 'ankraj', title: { tr: 'Ankraj' } },
  ],
  drafts: [{ pageKey: 'zemin', title: { tr: 'Yeni zemin' }, _status: 'draft' }],
  globals: { footer: { items: [] } },
  redirects: [{ from: '/eski', to: '/page/zemin', permanent: true }],
};

beforeAll(async () => void (await writeFolder(whole, content)));
afterAll(() => rmSync(place, { recursive: true }));

/** A copy of the export in which something is wrong. */
function copyWith(change: (file: (name: string) => string) => void): string {
  const copy = mkdtempSync(path.join(place, 'copy-'));
  cpSync(whole, copy, { recursive: true });
  change((name) => path.join(copy, name));
  return copy;
}

test('what is written is read again, pages in the order in which they were made', async () => {
  const { readFile, ...read } = await readFolder(whole);
  const { readFile: _, ...written } = content;
  expect(read).toEqual(written);
  expect((await readFile('a-1234abcd.jpg')).toString()).toBe('a picture');
});

test('an export is not written into a folder that has something', async () => {
  await expect(writeFolder(whole, content)).rejects.toThrow('is not empty');
});

test('a file that is missing is left out and named, and the rest can be read', async () => {
  const folder = path.join(place, 'missing');
  const media = [{ name: 'gone.jpg', alt: { tr: 'İki' } }, ...content.media];
  const readFile = async (name: string) => {
    if (name === 'gone.jpg') throw new MissingFileError('the file gone.jpg is missing');
    return content.readFile(name);
  };
  const pages = content.pages.map((page) => (page.pageKey === 'ankraj' ? { ...page, img: 'gone.jpg' } : page));
  expect((await writeFolder(folder, { ...content, media, pages, readFile })).missing).toEqual([
    { name: 'gone.jpg', usedBy: ['ankraj'] },
  ]);
  expect((await readFolder(folder)).media).toEqual(content.media);
});

test('an export that fails leaves nothing, and the next one is written into the same folder', async () => {
  const folder = path.join(place, 'failed');
  let isAway = true;
  const readFile = async (name: string) => {
    if (isAway && name === 'b.jpg') throw new Error('S3 does not answer');
    return content.readFile(name);
  };
  const media = [...content.media, { name: 'b.jpg', alt: {} }];
  await expect(writeFolder(folder, { ...content, media, readFile })).rejects.toThrow('S3 does not answer');
  expect(readdirSync(folder)).toEqual([]);
  isAway = false;
  expect(await writeFolder(folder, { ...content, media, readFile })).toMatchObject({ missing: [] });
});

const withManifest = (change: (manifest: Record<string, unknown>) => object) =>
  copyWith((file) => {
    const manifest = JSON.parse(readFileSync(file('export.json'), 'utf8')) as Record<string, unknown>;
    writeFileSync(file('export.json'), JSON.stringify({ ...manifest, ...change(manifest) }));
  });

test.each([
  ['no folder', () => path.join(place, 'none'), /is no folder/],
  ['half an export', () => copyWith((file) => rmSync(file('export.json'))), /it is no export, or half of one/],
  ['another format', () => withManifest(() => ({ format: 'other' })), /not an export/],
  ['a newer version', () => withManifest(() => ({ version: 2 })), /version 2, this program reads 1 and older/],
  [
    'a file that is missing',
    () => copyWith((file) => rmSync(file('pages/zemin.json'))),
    /pages\/zemin.json is missing/,
  ],
  [
    'a file that was cut off',
    () => copyWith((file) => writeFileSync(file('media/a-1234abcd.jpg'), 'a pic')),
    /media\/a-1234abcd.jpg is not what was exported/,
  ],
])('%s is refused', async (_name, make, message) => {
  await expect(readFolder(make())).rejects.toThrow(message);
});

test('a page with a section type that this site does not have is refused', async () => {
  const folder = path.join(place, 'unknown');
  const sections = [{ ...hero, blockType: 'slider' }];
  await writeFolder(folder, { ...content, pages: [{ pageKey: 'a', title: { tr: 'A' }, sections }], drafts: [] });
  await expect(readFolder(folder)).rejects.toThrow('pages/a.json: an unknown section type: slider');
});
