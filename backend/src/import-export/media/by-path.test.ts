import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Attachments } from '../wordpress/find-media';
import { OldAddresses } from '../wordpress/old-addresses';
import type { WxrItem } from '../wordpress/read-wxr';
import { ByPath } from './by-path';
import { MediaFolder } from './read-media';

// Jest cannot load it.
jest.mock('file-type', () => ({ fileTypeFromBuffer: () => Promise.resolve(undefined) }), { virtual: true });

test.each([
  ['köprü.jpg'.normalize('NFD'), 'köprü.jpg'],
  ['köprü.jpg', 'köprü.jpg'.normalize('NFD')],
  ['KÖPRÜ-İÇİ.JPG', 'köprü-içi.jpg'],
  ['KÖPRÜ-İÇİ.JPG'.normalize('NFD'), 'köprü-içi.jpg'],
  ['KAZIK.jpg', 'kazık.jpg'],
  ['2024/Şantiye.jpg', '2024/ŞANTİYE.JPG'],
])('a file %j is found as %j', (stored, asked) => {
  const files = new ByPath<number>();
  files.add(stored, 1);
  expect(files.at(asked)).toBe(1);
  expect(files.at(`other-${asked}`)).toBeUndefined();
});

test('of similar names the exact one counts, and none of them for a third spelling', () => {
  const files = new ByPath<string>();
  for (const name of ['kır.jpg', 'kir.jpg', 'Kir.jpg']) files.add(name, name);
  expect(['kır.jpg', 'kir.jpg', 'Kir.jpg', 'KIR.jpg'].map((name) => files.at(name))).toEqual([
    ...['kır.jpg', 'kir.jpg', 'Kir.jpg', undefined],
  ]);
});

test('a folder of a Mac has the pictures of an export, and texts name them in any spelling', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'by-path-'));
  writeFileSync(path.join(folder, 'köprü-İÇİ.jpg'.normalize('NFD')), 'a picture');
  const files = await MediaFolder.open(folder);
  const address = `/wp-content/uploads/${encodeURI('köprü-içi.jpg')}`;
  expect((await files.read(address))?.toString()).toBe('a picture');
  rmSync(folder, { recursive: true });

  const url = `https://eski.example/wp-content/uploads/${encodeURI('köprü-İÇİ.jpg'.normalize('NFD'))}`;
  const item = { id: '7', attachmentUrl: url, title: 'Köprü', excerpt: '', meta: {} } as unknown as WxrItem;
  const attachments = new Attachments([item], new OldAddresses('https://eski.example'));
  expect(attachments.at(`https://eski.example${address.replace('.jpg', '-300x200.jpg')}`)?.id).toBe('7');
});
