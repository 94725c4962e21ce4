/**
 * Runs in Stryker's copy of the project. A test that names its environment gets Stryker's own form of it, which
 * records what each test covers.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { namedFolder } from './folders.mjs';

const { name: folder } = namedFolder();
for (const name of await readdir(folder, { recursive: true })) {
  if (!/\.test\.tsx?$/.test(name)) continue;
  const file = path.join(folder, name);
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(/@jest-environment (node|jsdom)/, '@jest-environment @stryker-mutator/jest-runner/jest-env/$1'),
  );
}
