/**
 * `node scripts/offer-translations.mjs > turkish.patch`: our Turkish texts of Payload's admin as a patch for Payload's
 * own repository, to be offered there: `git apply turkish.patch`, at the version that is installed here.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import ts from 'typescript';

import { mergeTexts } from './lib/merge-texts.mjs';
import { root } from './lib/paths.mjs';

const map = path.join(root, 'node_modules/@payloadcms/translations/dist/languages/tr.js.map');
const [source] = JSON.parse(await readFile(map, 'utf8')).sourcesContent;
const { outputText } = ts.transpileModule(await readFile(path.join(root, 'backend/src/admin/turkish.ts'), 'utf8'), {
  compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
});
const { turkish } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

const folder = await mkdtemp(path.join(os.tmpdir(), 'translations-'));
try {
  const file = 'packages/translations/src/languages/tr.ts';
  for (const [side, text] of [
    ['a', source],
    ['b', mergeTexts(source, turkish)],
  ]) {
    await mkdir(path.join(folder, side, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, side, file), text);
  }
  // It ends with 1 where there is a difference.
  const args = ['diff', '--no-index', '--no-prefix', `a/${file}`, `b/${file}`];
  process.stdout.write(spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout);
} finally {
  await rm(folder, { recursive: true });
}
