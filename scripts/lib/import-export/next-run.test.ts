/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { createClient } from '@libsql/client';

import { makeWxr, writeWxr } from '../../../backend/src/import-export/testing/make-wxr';
import { readFolder } from '../../../backend/src/import-export/site/read-folder';
import { writeFolder } from '../../../backend/src/import-export/site/write-folder';
import { TestProgram } from './test-program';

// Each test starts the program several times, beside other suites: a limit for what hangs, no measure.
jest.setTimeout(240_000);

const folder = mkdtempSync(path.join(os.tmpdir(), 'next-run-'));
const at = (name: string) => path.join(folder, name);
let program: TestProgram;

beforeAll(async () => {
  program = await TestProgram.compile('next-run', folder);
  await writeWxr(folder, await makeWxr());
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  program.remove();
});

const readJson = (name: string): unknown => JSON.parse(readFileSync(at(name), 'utf8'));

const fromWordPress = ['import', 'wordpress', 'export.xml', '--media', 'uploads', '--no-fetch', '--publish'];

/** A place of files at a port where nobody listens. */
const awayS3 = {
  S3_BUCKET: 'media',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('an import ends when files cannot be stored, and the next run makes every page with its pictures', async () => {
  const { code, text } = await program.runWith(awayS3, 'wp', ...fromWordPress);
  expect(code).toBe(1);
  expect(text).toMatch(/^import: stopped at .* \(media\): .*run the same command again/m);
  const { table } = await program.runWithReport('wp', ...fromWordPress);
  expect(table.pages).toMatchObject({ left: 0, percent: 100 });
  // One picture is neither in the folder nor to be fetched.
  expect(table).toMatchObject({ media: { left: 1 }, pictures: { left: 1 } });
});

test('a list that was killed between its languages gets the others from the next run', async () => {
  await program.runOrFail('wp', 'export', 'wp-1');
  const list = { key: 'deniz', name: { tr: 'Deniz yapıları', en: 'Marine works' } };
  const content = await readFolder(at('wp-1'));
  await writeFolder(at('with-list'), { ...content, records: { ...content.records, categories: [list] } });
  await program.runOrFail('lists', 'import', 'site', 'with-list');
  const db = createClient({ url: `file:${at('lists')}/content.db` });
  await db.execute("DELETE FROM categories_locales WHERE _locale = 'en'");
  await db.execute(
    "UPDATE payload_kv SET data = replace(data, '\"done\"', '\"writing\"') WHERE key = 'import:categories:deniz'",
  );
  db.close();
  await program.runOrFail('lists', 'import', 'site', 'with-list');
  await program.runOrFail('lists', 'export', 'lists-1');
  expect(readFileSync(at('lists-1/records/categories.json'), 'utf8')).toContain('Marine works');
});

test('a draft that editors have gone on writing is left alone by a second run', async () => {
  const content = await readFolder(at('wp-1'));
  const [published] = content.pages.filter(({ pageKey }) => pageKey === 'vizyonumuz');
  if (!published) throw new Error('the page is not there');
  const draft = { ...published, title: { tr: 'İçe aktarılan taslak' }, _status: 'draft' as const };
  await writeFolder(at('with-draft'), { ...content, drafts: [draft] });
  await program.runOrFail('drafts', 'import', 'site', 'with-draft');
  const titleOfDraft = async (name: string) => {
    await program.runOrFail('drafts', 'export', name);
    return (readJson(`${name}/drafts/vizyonumuz.json`) as { title: { tr: string } }).title.tr;
  };
  expect(await titleOfDraft('drafts-1')).toBe('İçe aktarılan taslak');
  const db = createClient({ url: `file:${at('drafts')}/content.db` });
  await db.execute({
    sql: 'UPDATE _pages_v_locales SET version_title = ? WHERE version_title = ?',
    args: ['Editörün taslağı', 'İçe aktarılan taslak'],
  });
  db.close();
  await program.runOrFail('drafts', 'import', 'site', 'with-draft');
  expect(await titleOfDraft('drafts-2')).toBe('Editörün taslağı');
});

test('what a draft, or a page in the place of another one, has no more is not there after an import', async () => {
  const content = await readFolder(at('wp-1'));
  const [page] = content.pages.filter(({ pageKey }) => pageKey === 'vizyonumuz');
  const [title, text] = page?.sections as [object, object];
  const subTitle = { tr: 'Alt başlık', en: 'Below' };
  const whole = {
    ...(page ?? { pageKey: '', title: {} }),
    ...{ description: { tr: 'Eski', en: 'Old' }, logoColor: '#fff', categories: ['deniz'] },
    sections: [{ ...title, subTitle }, text],
  };
  const { description: _description, logoColor: _logoColor, ...rest } = whole;
  const sparse = { ...rest, categories: [], title: { tr: 'Türkçesi kaldı' }, sections: [title] };
  const list = { key: 'deniz', name: { tr: 'Deniz', en: 'Sea' }, link: 'deniz', color: '#fff' };
  const { link: _link, color: _color, ...sparseList } = list;
  const lists = (record: object) => ({ categories: [record as Record<string, unknown>] });
  const popup = { title: { tr: 'Duyuru', en: 'News' }, linkTitle: { tr: 'Oku' } };
  const before = { ...content, pages: [whole], redirects: [], globals: { popup } };
  const drafts = [{ ...sparse, _status: 'draft' as const }];
  await writeFolder(at('before'), { ...before, records: lists(list), drafts });
  const after = { ...before, pages: [sparse], globals: { popup: { title: popup.title } }, drafts: [] };
  await writeFolder(at('after'), { ...after, records: lists({ ...sparseList, name: { tr: 'Deniz' } }) });

  await program.runOrFail('cleared', 'import', 'site', 'before');
  await program.runOrFail('cleared', 'export', 'cleared-1');
  const ofPage = (name: string) => readJson(`${name}/vizyonumuz.json`) as Record<string, unknown>;
  const isSparse = (read: Record<string, unknown>) => {
    expect(read).toMatchObject({ title: { tr: 'Türkçesi kaldı' }, sections: [title] });
    expect(read.title).not.toHaveProperty('en');
    expect(Object.keys(read)).not.toEqual(expect.arrayContaining(['description']));
    expect(Object.keys(read)).not.toEqual(expect.arrayContaining(['logoColor']));
    expect(JSON.stringify(read.sections)).not.toContain('Alt başlık');
    expect((read.categories as unknown[] | undefined) ?? []).toEqual([]);
  };
  expect(ofPage('cleared-1/pages')).toMatchObject({ description: whole.description, sections: [{ subTitle }, {}] });
  isSparse(ofPage('cleared-1/drafts'));

  await program.runOrFail('cleared', 'import', 'site', 'after', '--replace');
  await program.runOrFail('cleared', 'export', 'cleared-2');
  isSparse(ofPage('cleared-2/pages'));
  expect(readJson('cleared-2/records/categories.json')).toEqual([{ ...sparseList, name: { tr: 'Deniz' }, logos: [] }]);
  expect(readJson('cleared-2/globals/popup.json')).toEqual(expect.not.objectContaining({ linkTitle: { tr: 'Oku' } }));
});

test('a page that editors have deleted or moved is not written again, unless it is to be replaced', async () => {
  await program.runOrFail('bin', ...fromWordPress.filter((argument) => argument !== '--publish'));
  const db = createClient({ url: `file:${at('bin')}/content.db` });
  await db.executeMultiple(`PRAGMA foreign_keys = ON;
    DELETE FROM _pages_v WHERE version_page_key = 'vizyonumuz';
    DELETE FROM pages WHERE page_key = 'vizyonumuz';
    UPDATE _pages_v SET version_page_key = 'isg', version_link = '/page/isg' WHERE version_page_key = 'saglik-guvenlik';
    UPDATE pages SET page_key = 'isg', link = '/page/isg' WHERE page_key = 'saglik-guvenlik';`);
  db.close();
  const isThere = async (name: string) => {
    await program.runOrFail('bin', 'export', name);
    return ['vizyonumuz', 'saglik-guvenlik', 'isg'].map((key) => existsSync(at(`${name}/pages/${key}.json`)));
  };
  const { left } = await program.runWithReport('bin', ...fromWordPress);
  const reason = 'editors have deleted or moved it since; --replace writes it again';
  for (const name of ['vizyonumuz', 'saglik-guvenlik']) expect(left).toContainEqual({ kind: 'pages', name, reason });
  expect(left).toContainEqual(expect.objectContaining({ kind: 'redirects', name: '/en/our-vision' }));
  expect(await isThere('bin-1')).toEqual([false, false, true]);
  const targets = (readJson('bin-1/redirects.json') as { to: string }[]).map(({ to }) => to);
  expect(targets.filter((to) => /vizyonumuz$|saglik-guvenlik$/.test(to))).toEqual([]);
  await program.runOrFail('bin', ...fromWordPress, '--replace');
  expect(await isThere('bin-2')).toEqual([true, true, true]);
});

test('an import that publishes leaves unfinished work of editors in the draft of a page', async () => {
  const importCsv = async (text: string, ...more: string[]) => {
    writeFileSync(at('unfinished.csv'), text);
    return program.runWithReport('unfinished', 'import', 'csv', 'unfinished.csv', '--publish', ...more);
  };
  await importCsv('title;key\nKöprü;kopru\nLiman;liman\n');
  await program.runOrFail('unfinished', 'export', 'unfinished-1');
  const content = await readFolder(at('unfinished-1'));
  const drafts = content.pages
    .filter(({ pageKey }) => pageKey === 'kopru')
    .map((page) => ({ ...page, title: { ...page.title, en: 'Unfinished' }, _status: 'draft' as const }));
  await writeFolder(at('with-work'), { ...content, drafts });
  await program.runOrFail('unfinished', 'import', 'site', 'with-work', '--replace');

  const { notes } = await importCsv('title;key;summary\nKöprü;kopru;Yeni\nLiman;liman;Yeni\n', '--replace');
  await program.runOrFail('unfinished', 'export', 'unfinished-2');
  const page = readJson('unfinished-2/pages/kopru.json');
  expect(page).toMatchObject({ title: { tr: 'Köprü' }, _status: 'published' });
  expect(JSON.stringify(page)).not.toMatch(/Unfinished|Yeni/);
  const [draft, other] = ['drafts/kopru', 'pages/liman'].map((name) => readJson(`unfinished-2/${name}.json`));
  expect(draft).toMatchObject({ title: { tr: 'Köprü', en: 'Unfinished' }, summary: { tr: 'Yeni' } });
  expect(other).toMatchObject({ summary: { tr: 'Yeni' }, _status: 'published' });
  const note = 'kopru: what is new is in its draft, which has other changes too; publish it to show all of them';
  expect(notes).toEqual([note]);
});

test('a file that is missing is left out of an export and named, and the export can be imported', async () => {
  const { media } = await readFolder(at('wp-1'));
  const [{ name } = { name: '' }] = media.filter((item) => item.name.endsWith('.jpg'));
  rmSync(at(`wp/media/${name}`));
  const { code, text } = await program.run('wp', 'export', 'wp-without');
  expect([code, text]).toEqual([0, expect.stringContaining(`Left:\n  media ${name}: its file is missing.`)]);
  const [, users = ''] = /may refuse what uses it: (.*)$/m.exec(text) ?? [];
  expect(text).toContain(` ${media.length - 1} files,`);
  const { table, left } = await program.runWithReport('without', 'import', 'site', 'wp-without');
  expect(table).toMatchObject({ media: { new: media.length - 1, left: 0 } });
  expect(users.split(', ')).toEqual(expect.arrayContaining(left.map((each) => each.name)));
});
