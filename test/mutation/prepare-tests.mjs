/**
 * Runs in Stryker's copy of the project. A test that names its environment gets Stryker's own form of it, which
 * records what each test covers. Tests that measure time are skipped: they measure the machine here.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { namedFolder } from './folders.mjs';

const { name: folder, timed = [] } = namedFolder();

/** @param {string} text */
const withStrykerEnvironment = (text) =>
  text.replace(/@jest-environment (node|jsdom)/, '@jest-environment @stryker-mutator/jest-runner/jest-env/$1');

/** @param {string} text */
const withoutTimed = (text) =>
  timed.reduce(
    (rest, title) =>
      rest.replaceAll(`it('${title}`, `it.skip('${title}`).replaceAll(`test('${title}`, `test.skip('${title}`),
    text,
  );

for (const name of await readdir(folder, { recursive: true })) {
  if (!/\.test\.tsx?$/.test(name)) continue;
  const file = path.join(folder, name);
  await writeFile(file, withoutTimed(withStrykerEnvironment(await readFile(file, 'utf8'))));
}
