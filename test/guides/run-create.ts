import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Overlay } from './apply-block';
import { root } from './read-blocks';

/** What the command reads. */
const sources = [
  ...['scripts/create.mjs', 'scripts/lib/create', 'scripts/lib/exit-with-line.mjs', 'scripts/lib/paths.mjs'],
  ...[
    'server/server-file.mjs',
    'lib/sections',
    'components/sections/definitions.ts',
    'package.json',
    '.prettierrc.json',
  ],
  'custom',
];

/** A folder with what `npm run create` needs, in which it can be run; `remove` deletes it. */
export function projectCopy() {
  const base = mkdtempSync(path.join(os.tmpdir(), 'create-'));
  for (const source of sources) {
    mkdirSync(path.dirname(path.join(base, source)), { recursive: true });
    cpSync(path.join(root, source), path.join(base, source), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(base, 'node_modules'));
  return {
    base,
    /** Runs the command. @throws {Error} with its output when it ends with 1 */
    create: (...args: string[]) =>
      execFileSync(process.execPath, ['scripts/create.mjs', ...args], { cwd: base, encoding: 'utf8', stdio: 'pipe' }),
    /** The files of `custom/`, as changes to the repository. */
    filesInto: (overlay: Overlay) => {
      for (const entry of readdirSync(path.join(base, 'custom'), { recursive: true, withFileTypes: true })) {
        const file = path.join(entry.parentPath, entry.name);
        if (entry.isFile()) overlay.set(path.join(root, path.relative(base, file)), readFileSync(file, 'utf8'));
      }
    },
    remove: () => rmSync(base, { recursive: true, force: true }),
  };
}
