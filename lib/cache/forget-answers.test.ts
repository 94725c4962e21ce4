/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { forgetAnswers } from './forget-answers.mjs';

let build: string;

beforeEach(async () => {
  build = await mkdtemp(path.join(os.tmpdir(), 'build-'));
});

afterEach(() => rm(build, { recursive: true, force: true }));

test('the answers of earlier builds are dropped, and nothing else', async () => {
  const answers = path.join(build, 'cache/fetch-cache/nested');
  await mkdir(answers, { recursive: true });
  await writeFile(path.join(answers, 'answer'), '{}');
  await writeFile(path.join(build, 'cache/pictures'), '');
  await forgetAnswers(build);
  expect(await readdir(path.join(build, 'cache'))).toEqual(['pictures']);
});

test('a first build has none to drop', async () => {
  await expect(forgetAnswers(build)).resolves.toBeUndefined();
});
