/**
 * `npm run test:mutation`: changes the code in many small ways and sees whether a test notices
 * (docs/mutation-testing.md). Folders can be named: `npm run test:mutation -- lib/cache lib/redirects`.
 */
import os from 'node:os';
import path from 'node:path';

import { folders } from '../test/mutation/folders.mjs';
import { root } from './lib/paths.mjs';
import { runNode } from './lib/processes.mjs';

const named = process.argv.slice(2).map((name) => path.relative(root, path.resolve(name)).replaceAll(path.sep, '/'));
const unknown = named.filter((name) => !Object.hasOwn(folders, name));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: not among ${Object.keys(folders).join(', ')}`);
  process.exit(2);
}

// A low priority: it takes long, and nobody waits for it.
os.setPriority(os.constants.priority.PRIORITY_LOW);
const stryker = path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
/** @type {string[]} */
const failed = [];
for (const name of named.length > 0 ? named : Object.keys(folders)) {
  console.info(`\n── ${name}`);
  const env = { MUTATION_FOLDER: name };
  await runNode([stryker, 'run', 'test/mutation/stryker.config.mjs'], { cwd: root, env }).catch(() =>
    failed.push(name),
  );
}
if (failed.length > 0) {
  console.error(`Too many mutants survive in ${failed.join(', ')}`);
  process.exit(1);
}
