import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Overlay } from './apply-block';
import { copyProject } from './copy-project';
import { root } from './read-blocks';

const tsc = path.join(root, 'node_modules/typescript-native/bin/tsc');

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
  const copy = copyProject(overlay);
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
