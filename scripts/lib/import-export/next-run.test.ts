/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { createClient } from '@libsql/client';

import { makeWxr, writeWxr } from '../../../backend/src/import-export/testing/make-wxr';
import { readFolder, writeFolder } from '../../../backend/src/import-export/site/folder';
import { TestProgram } from './test-program';

// Each test starts the program several times, beside other suites: a limit for what hangs, no measure.
jest.setTimeout(240_000);

const folder = mkdtempSync(path.join(os.tmpdir(), 'broken-off-'));
const at = (name: string) => path.join(folder, name);
let program: TestProgram;

beforeAll(async () => {
  program = await TestProgram.compile('broken-off', folder);
  await writeWxr(folder, await makeWxr());
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  program.remove();
});

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
