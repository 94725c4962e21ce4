import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Overlay } from './apply-block';
import { root } from './read-blocks';

/** Folders that the copy links to, because they hold what is installed or generated. */
const isLinked = (name: string) => name === 'node_modules' || name.startsWith('.next');

/** Folders without code, relative to the repository. */
const withoutCode = [
  '.git',
  '.cache',
  '.data',
  '.stryker',
  'public',
  'backend/data',
  'backend/seed/demo/media',
  'test-results',
];
const hasNoCode = new Set(withoutCode.map((folder) => path.join(root, folder)));

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (isLinked(entry.name)) symlinkSync(source, target);
    else if (!entry.isDirectory()) cpSync(source, target);
    else if (!hasNoCode.has(source)) copyFolder(source, target);
  }
}

/** A copy of the repository with changed files, in a folder that the caller deletes. Returns its path. */
export function copyProject(overlay: Overlay): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'guide-'));
  copyFolder(root, copy);
  for (const [file, text] of overlay) {
    const target = path.join(copy, path.relative(root, file));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return copy;
}
