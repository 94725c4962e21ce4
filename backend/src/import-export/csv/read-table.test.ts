import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { windows1254 } from '../../csv/testing/windows-1254';
import { columnOf, readPage } from './read-page';
import { readTable } from './read-table';

const folder = mkdtempSync(path.join(os.tmpdir(), 'csv-'));
const file = path.join(folder, 'pages.csv');
afterAll(() => rmSync(folder, { recursive: true }));

const reading = (content: string | Buffer) => {
  writeFileSync(file, content);
  return readTable(file, columnOf);
};

const table = 'Başlık;Anahtar\nŞişli İstasyonu, ığdır;sisli\n';

test.each([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${table}`)],
  ['UTF-16', Buffer.from(`\ufeff${table}`, 'utf16le')],
  ['windows-1254', windows1254(table)],
  ['commas', Buffer.from('title,key\n"Şişli İstasyonu, ığdır",sisli\n')],
  ['tabs', Buffer.from('TITLE\tKEY\nŞişli İstasyonu, ığdır\tsisli\n')],
])('a table in %s is read', async (_name, content) => {
  expect(await reading(content)).toEqual([{ line: 2, cells: { title: 'Şişli İstasyonu, ığdır', key: 'sisli' } }]);
});

test('a cell may have lines and quotation marks, and rows know their line', async () => {
  const rows = await reading('title,text\nA,"Bir ""iki""\n\nüç"\nB,dört\n');
  expect(rows.map(({ line, cells }) => [line, cells.title, cells.text])).toEqual([
    [4, 'A', 'Bir "iki"\n\nüç'],
    [5, 'B', 'dört'],
  ]);
});

test.each([
  ['title,colour\nA,red\n', 'line 1: unknown columns: colour'],
  ['title,key\nA,a\nB\n', 'line 3'],
  ['title,key\nA,"a\n', 'line 2'],
])('%j is refused with its line', async (content, message) => {
  await expect(reading(content)).rejects.toThrow(message);
});

const pageOf = (cells: Record<string, string>) => readPage({ line: 2, cells }, true);

test('a row becomes a page in its languages', () => {
  const { page } = pageOf({
    ...{ title: 'Köprü İnşaatı', title_en: 'Bridge', description: 'Uzun', lists: 'referanslar, metro', order: '20' },
    ...{ text: 'Bir\n\niki', text_en: '<h2>One</h2><p>Two</p>', visible: 'Hayır' },
  });
  expect(page).toMatchObject({
    ...{ pageKey: 'kopru-insaati', title: { tr: 'Köprü İnşaatı', en: 'Bridge' }, description: { tr: 'Uzun' } },
    ...{ categories: ['referanslar', 'metro'], order: 20, isVisible: false, _status: 'published' },
    sections: [
      { blockType: 'pageTitle', title: { tr: 'Köprü İnşaatı', en: 'Bridge' } },
      { blockType: 'textBlock', title: { en: 'One' }, description: { tr: '<p>Bir</p><p>iki</p>', en: '<p>Two</p>' } },
    ],
  });
});

test.each([
  [{ title: '' }, 'title: missing'],
  [{ title: 'A', key: 'Büyük' }, 'key: "Büyük"'],
  [{ title: 'A', key: 'contact' }, 'key: the page "contact"'],
  [{ title: 'A', visible: 'belki' }, 'visible: "belki"'],
  [{ title: 'A', order: 'ilk' }, 'order: "ilk"'],
  [{ title: 'A', text: '<p>a</p><script>x()</script>' }, 'text: <script> cannot be taken over'],
])('%j is a bad row', (cells, message) => expect(() => pageOf(cells)).toThrow(message));
