/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { createClient } from '@libsql/client';

import { type MadeExport, makeWxr, writeWxr } from '../../../backend/src/import-export/testing/make-wxr';
import { TestProgram } from './test-program';

// A test starts the program up to four times, beside other suites: a limit for what hangs, no measure.
jest.setTimeout(240_000);

const folder = mkdtempSync(path.join(os.tmpdir(), 'import-export-'));
const at = (name: string) => path.join(folder, name);
let program: TestProgram;
let made: MadeExport;

beforeAll(async () => {
  program = await TestProgram.compile('test', folder);
  made = await makeWxr();
  await writeWxr(folder, made);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  program.remove();
});

const readJson = (name: string): unknown => JSON.parse(readFileSync(at(name), 'utf8'));

const fromWordPress = ['import', 'wordpress', 'export.xml', '--media', 'uploads', '--no-fetch', '--publish'];

/** Every file of an export with its hash. */
const filesOf = (name: string) => (readJson(`${name}/export.json`) as { files: Record<string, string> }).files;

const countOf = (type: string) => made.items.filter((item) => item.type === type).length;

test('a dry run of an export of WordPress tells what would arrive, and writes nothing', async () => {
  const { table } = await program.runWithReport('wp', ...fromWordPress, '--dry-run');
  expect(countOf('page') + countOf('post')).toBeGreaterThan(60);
  // Of the pages, one is the translation of another.
  expect(table.pages).toMatchObject({ new: countOf('page') - 1, left: 0 });
  expect(existsSync(at('wp'))).toBe(false);
});

test('an import that is killed is continued by the next run', async () => {
  const child = program.start('wp', fromWordPress);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const files = () => (existsSync(at('wp/media')) ? readdirSync(at('wp/media')).length : 0);
  while (files() < 40 && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGKILL');
  await ended;
  const { table, left, notes } = await program.runWithReport('wp', ...fromWordPress);
  expect(table.media?.unchanged).toBeGreaterThan(0);
  // One picture is neither in the folder nor to be fetched; links to pages that the export does not have are left.
  expect(table).toMatchObject({
    pages: { new: countOf('page') - 1, left: 0, percent: 100 },
    posts: { new: countOf('post'), left: 0, percent: 100 },
    media: { left: 1 },
    pictures: { left: 1 },
    menu: { left: 1 },
    redirects: { left: 0, percent: 100 },
  });
  expect((table.media?.new ?? 0) + (table.media?.unchanged ?? 0)).toBe(countOf('attachment') - 1);
  expect(table.links?.percent).toBeGreaterThan(96);
  expect(left).toContainEqual(
    expect.objectContaining({ kind: 'media', name: expect.stringContaining('kayip.jpg') as string }),
  );
  expect(left).toContainEqual(expect.objectContaining({ kind: 'links', name: 'javascript:alert(3)' }));
  expect(notes).toContain('Sağlık & Güvenlik: <script>');
});

test('a second run changes nothing', async () => {
  await program.run('wp', 'export', 'wp-1');
  const { table } = await program.runWithReport('wp', ...fromWordPress);
  for (const kind of ['media', 'pages', 'posts', 'redirects', 'settings'])
    expect(table[kind]).toMatchObject({ new: 0, changed: 0 });
  await program.run('wp', 'export', 'wp-2');
  expect(filesOf('wp-2')).toEqual(filesOf('wp-1'));
});

interface Section {
  blockType: string;
  list?: { itemId?: string; img?: string }[];
  title?: Record<string, string>;
  description?: Record<string, string>;
}

const pageOf = (key: string) => readJson(`wp-1/pages/${key}.json`) as { _status: string; sections: Section[] };

test('pages have their texts, pictures, translations and states; posts are listed as news', async () => {
  const text = JSON.stringify(pageOf('saglik-guvenlik'));
  expect(text).toMatch(/Tehlikesiz metin tıklayın/);
  expect(text).not.toMatch(/<script|onclick|javascript:/);
  expect(text).toMatch(/\/media\/katalog-[0-9a-f]{8}\.pdf/);
  expect(pageOf('taslak-sayfa')._status).toBe('draft');
  expect(pageOf('vizyonumuz').sections).toMatchObject([
    { title: { tr: 'Vizyonumuz', en: 'Our Vision' } },
    { description: { tr: '<p>Güvenle kazarız.</p>', en: '<p>We dig with care.</p>' } },
  ]);
  // Several pages have the slug `kazik`, each below another page.
  expect(existsSync(at('wp-1/pages/kazik.json')) && existsSync(at('wp-1/pages/hizmetler-kazik.json'))).toBe(true);
  const news = pageOf('haberler').sections.find(({ blockType }) => blockType === 'lastPosts');
  expect(news?.list).toHaveLength(countOf('post'));
  expect(news?.list?.every(({ img }) => img)).toBe(true);
  const redirects = readJson('wp-1/redirects.json') as { from: string; to: string }[];
  expect(redirects).toContainEqual(expect.objectContaining({ from: '/hizmetler/kazik', to: '/page/hizmetler-kazik' }));
  expect(redirects).toContainEqual(expect.objectContaining({ from: '/en/our-vision', to: '/en/page/vizyonumuz' }));
});

test('an export is imported elsewhere, and exported there again it is the same', async () => {
  expect((await program.runWithReport('elsewhere', 'import', 'site', 'wp-1')).left).toEqual([]);
  await program.run('elsewhere', 'export', 'elsewhere-1');
  expect(filesOf('elsewhere-1')).toEqual(filesOf('wp-1'));
});

test('content that is there is left alone, unless it is to be replaced', async () => {
  const page = `${at('csv')}.csv`;
  writeFileSync(page, 'title;key;text\nBambaşka;vizyonumuz;Yeni\n');
  expect(await program.run('elsewhere', 'import', 'csv', page, '--publish')).toMatchObject({
    code: 0,
    text: expect.stringContaining('pages vizyonumuz: there is a page with this key') as string,
  });
  expect(await program.run('elsewhere', 'import', 'csv', page, '--publish', '--replace')).toMatchObject({ code: 0 });
  await program.run('elsewhere', 'export', 'elsewhere-2');
  expect(JSON.stringify(readJson('elsewhere-2/pages/vizyonumuz.json'))).toContain('Bambaşka');
});

test('reusable sections, and the pages that show them, are exported and imported', async () => {
  const db = createClient({ url: `file:${at('elsewhere')}/content.db` });
  const { rows } = await db.execute("SELECT uuid, sections FROM pages WHERE page_key = 'vizyonumuz'");
  const uuid = String(rows[0]?.uuid);
  const [section] = JSON.parse(String(rows[0]?.sections)) as object[];
  const place = { id: 'a1', blockType: 'reusableSection', sectionId: 'about-1', order: 10, reusable: uuid };
  const write = async (key: string, sections: object[], isReusable: boolean) => {
    const values = [JSON.stringify(sections), isReusable ? 1 : null, isReusable ? 0 : 1, key];
    await db.execute({
      sql: 'UPDATE pages SET sections = ?, is_reusable = ?, is_visible = ? WHERE page_key = ?',
      args: values,
    });
    await db.execute({
      sql: 'UPDATE _pages_v SET version_sections = ?, version_is_reusable = ?, version_is_visible = ? WHERE version_page_key = ?',
      args: values,
    });
  };
  await write('vizyonumuz', [section ?? {}], true);
  await write('saglik-guvenlik', [place], false);
  db.close();
  await program.run('elsewhere', 'export', 'reusable-1');
  expect((await program.runWithReport('third', 'import', 'site', 'reusable-1')).left).toEqual([]);
  await program.run('third', 'export', 'reusable-2');
  expect(filesOf('reusable-2')).toEqual(filesOf('reusable-1'));
  expect(readJson('reusable-2/pages/vizyonumuz.json')).toMatchObject({ uuid, isReusable: true, isVisible: false });
  expect(readJson('reusable-2/pages/saglik-guvenlik.json')).toMatchObject({ sections: [{ reusable: uuid }] });
});

test('a table with a bad row is not imported, and says on which line it is', async () => {
  const file = at('bad.csv');
  writeFileSync(file, 'title;key\n"İki\nsatır";iki\nÜç;Büyük Harf\n;dört\n');
  const { code, text } = await program.run('csv', 'import', 'csv', file);
  expect(code).toBe(1);
  expect(text).toContain('nothing was imported');
  expect(text).toContain('line 4: key: "Büyük Harf"');
  expect(text).toContain('line 5: title: missing');
  expect(existsSync(at('csv'))).toBe(false);
  writeFileSync(at('list.csv'), 'title;lists\nKöprü;deniz\n');
  expect(await program.run('csv', 'import', 'csv', 'list.csv')).toMatchObject({
    code: 1,
    text: expect.stringContaining('line 2: lists: there is no list "deniz"') as string,
  });
  const { table, left } = await program.runWithReport('csv', 'import', 'csv', file, '--skip-bad');
  expect(table.pages).toMatchObject({ new: 1, left: 2 });
  expect(left).toHaveLength(2);
});

test('an import is refused while a backend has the database, and into a site that has content', async () => {
  expect(await program.run('csv', 'import', 'site', 'wp-1')).toMatchObject({
    code: 1,
    text: expect.stringContaining('this installation has content') as string,
  });
  const backend = createClient({ url: `file:${at('csv')}/content.db.lock` });
  await backend.execute('BEGIN EXCLUSIVE');
  const { code, text } = await program.run('csv', 'import', 'csv', at('csv.csv'));
  backend.close();
  expect(code).toBe(1);
  expect(text).toContain('another backend is using');
});

test.each([
  [['import', 'joomla', 'a.xml'], 'npm run import -- site|wordpress|csv FILE'],
  [['import', 'wordpress', 'csv.csv'], 'csv.csv, line 3: text data outside of root node'],
  [['import', 'csv', 'csv.csv', '--wrong'], "Unknown option '--wrong'"],
])('%j says what is missing', async (args, message) => {
  const { code, text } = await program.run('nowhere', ...args);
  expect(code).toBe(1);
  expect(text).toContain(message);
  expect(existsSync(at('nowhere'))).toBe(false);
});
