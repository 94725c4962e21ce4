import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { compileAhead } from './compile-ahead.mjs';

const hint = '//# allFunctionsCalledOnLoad';

let build: string;

beforeEach(async () => {
  build = await mkdtemp(path.join(os.tmpdir(), 'build-'));
  await mkdir(path.join(build, 'static/chunks'), { recursive: true });
  await writeFile(
    path.join(build, 'build-manifest.json'),
    JSON.stringify({ rootMainFiles: ['static/chunks/main.js'] }),
  );
  await writeFile(path.join(build, 'static/chunks/main.js'), 'start();');
  await writeFile(path.join(build, 'static/chunks/page.js'), 'page();');
});

afterEach(() => rm(build, { recursive: true }));

const read = (name: string) => readFile(path.join(build, 'static/chunks', name), 'utf8');

test('the scripts of every page begin with the hint, and no others do', async () => {
  await compileAhead(build);
  expect(await read('main.js')).toBe(`${hint}\nstart();`);
  expect(await read('page.js')).toBe('page();');
});

test('a script that a further build has not written anew is left as it is', async () => {
  await compileAhead(build);
  await compileAhead(build);
  expect(await read('main.js')).toBe(`${hint}\nstart();`);
});

test('a build whose main scripts are unknown fails', async () => {
  await writeFile(path.join(build, 'build-manifest.json'), '{}');
  await expect(compileAhead(build)).rejects.toThrow();
});
