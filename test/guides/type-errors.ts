import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Overlay } from './apply-block';
import { root } from './read-blocks';

const tsc = path.join(root, 'node_modules/typescript-native/bin/tsc');

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

function copyWith(overlay: Overlay): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'guide-'));
  copyFolder(root, copy);
  for (const [file, text] of overlay) {
    const target = path.join(copy, path.relative(root, file));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return copy;
}

/** A project of some of the files. Declaration files are part of every check. */
function writeProject(folder: string, files: readonly string[]): string {
  const project = path.join(folder, 'tsconfig.only.json');
  writeFileSync(
    project,
    JSON.stringify({ extends: './tsconfig.json', files, include: ['next-env.d.ts', '**/*.d.ts'] }),
  );
  return project;
}

/**
 * The type errors of a copy of a project with changed files.
 *
 * @param folder where its `tsconfig.json` is, relative to the repository
 * @param only checks these files and their imports; default: the whole project
 * @returns one entry per error, in the format of `tsc`
 * @throws {Error} when the compiler does not run
 */
export function typeErrors(folder: string, overlay: Overlay, only?: readonly string[]): string[] {
  const copy = copyWith(overlay);
  try {
    const base = path.join(copy, folder);
    const project = only ? writeProject(base, only) : base;
    const args = [tsc, '--noEmit', '--incremental', 'false', '--pretty', 'false', '-p', project];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
    const errors = stdout
      .trimEnd()
      .split(/\n(?=\S)/)
      .filter(Boolean);
    if (status === null || (status === 0) !== (errors.length === 0))
      throw new Error(`tsc: ${status} ${stdout}${stderr}`);
    return errors;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
