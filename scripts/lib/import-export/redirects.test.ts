/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { writeFolder } from '../../../backend/src/import-export/site/write-folder';
import { TestProgram } from './test-program';

// The test starts the program several times, beside other suites: a limit for what hangs, no measure.
jest.setTimeout(240_000);

const folder = mkdtempSync(path.join(os.tmpdir(), 'import-redirects-'));
const at = (name: string) => path.join(folder, name);
let program: TestProgram;

beforeAll(async () => {
  program = await TestProgram.compile('redirects', folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  program.remove();
});

type Row = [from: string, to: string, permanent: boolean];

async function importRedirects(name: string, rows: Row[], ...more: string[]) {
  const redirects = rows.map(([from, to, permanent]) => ({ from, to, permanent }));
  const nothing = { media: [], readFile: () => Promise.reject(new Error('there are no files')), records: {} };
  await writeFolder(at(name), { ...nothing, pages: [], drafts: [], globals: {}, redirects });
  const { table, left } = await program.runWithReport('site', 'import', 'site', name, ...more);
  return { counts: table.redirects, left: left.map(({ name: from, reason }) => `${from}: ${reason}`) };
}

test('a redirect that leads elsewhere here is listed, and replaced where that is wanted', async () => {
  await importRedirects('first', [
    ['/eski', '/page/a', true],
    ['/kampanya', '/page/a', false],
    ['/zincir', '/durak', true],
    ['/durak', '/page/c', true],
  ]);
  const changed: Row[] = [
    ['/eski', '/page/b', true],
    ['/kampanya', '/page/a', true],
    // It is stored with the end of its chain.
    ['/zincir', '/durak', true],
    ['/durak', '/page/d', true],
    ['/yeni', '/page/b', true],
  ];
  const { counts, left } = await importRedirects('second', changed);
  expect(left).toEqual([
    '/eski: it leads to /page/a here',
    '/kampanya: it is temporary here',
    '/durak: it leads to /page/c here',
  ]);
  expect(counts).toMatchObject({ new: 1, changed: 0, unchanged: 1, left: 3 });

  const replaced = await importRedirects('third', changed, '--replace');
  expect(replaced).toMatchObject({ counts: { new: 0, changed: 4, unchanged: 1, left: 0 }, left: [] });
  await program.runOrFail('site', 'export', 'exported');
  const stored = JSON.parse(readFileSync(at('exported/redirects.json'), 'utf8')) as object[];
  const expected = [
    ['/eski', '/page/b'],
    ['/kampanya', '/page/a'],
    ['/zincir', '/page/d'],
    ['/durak', '/page/d'],
    ['/yeni', '/page/b'],
  ].map(([from, to]) => ({ from, to, permanent: true }));
  expect(stored).toEqual(expected);
  const { counts: again } = await importRedirects('fourth', changed, '--replace');
  expect(again).toMatchObject({ new: 0, changed: 0, unchanged: 5, left: 0 });
});
