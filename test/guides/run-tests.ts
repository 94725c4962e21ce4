import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

import type { Overlay } from './apply-block';
import { copyProject } from './copy-project';
import type { Block } from './read-blocks';

/** The generated files of the contract. Other commands of the guides take longer, or need a database. */
const contractSchema = 'npm run contract:schema';

/**
 * Runs test files in a copy of the project with changed files.
 *
 * @param blocks the steps of the guides; a step that generates the contract's documents is carried out
 * @param files relative to the repository
 * @returns the output of Jest, or undefined when all tests have passed
 */
export function failedTests(overlay: Overlay, blocks: readonly Block[], files: readonly string[]): string | undefined {
  const copy = copyProject(overlay);
  try {
    if (blocks.some(({ language, text }) => language === 'sh' && text.includes(contractSchema)))
      execFileSync(process.execPath, ['scripts/contract-schema.mjs'], { cwd: copy });
    const jest = path.join(copy, 'node_modules/jest/bin/jest.js');
    const { status, stderr } = spawnSync(process.execPath, [jest, '--runInBand', ...files], {
      cwd: copy,
      encoding: 'utf8',
    });
    return status === 0 ? undefined : stderr;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
