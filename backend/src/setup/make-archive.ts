import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { backupDir, installationDir, lastBackup } from '../backup/last-backup';

/** Why there is no archive. */
export class NoArchive extends Error {
  override name = 'NoArchive';
}

const program = () => path.join(/* turbopackIgnore: true */ installationDir(), 'scripts/backup.mjs');

/** Whether archives can be made from here: containers have the servers alone. */
export const canArchive = (): boolean => existsSync(program());

/** @returns the exit status and the last line that it wrote to its error output */
function run(): Promise<{ status: number | null; line: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program(), '--kept'], {
      ...{ cwd: installationDir(), env: withoutOptions() },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let text = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => (text = (text + part).slice(-2000)));
    child
      .once('error', reject)
      .once('close', (status) => resolve({ status, line: text.trim().split('\n').at(-1) ?? '' }));
  });
}

/** Options of this process, such as a small heap, are not for the program. */
function withoutOptions(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _own, ...rest } = process.env;
  return rest;
}

/**
 * Makes an archive of everything, as `npm run backup` does (docs/operations.md#back-up). No later one deletes it.
 *
 * @returns its path
 * @throws NoArchive with one line that says why there is none
 */
export async function makeArchive(): Promise<string> {
  if (!canArchive()) throw new NoArchive('scripts/backup.mjs is not in this installation');
  const { status, line } = await run();
  const made = (await lastBackup())?.lastGood?.file;
  if (status !== 0 || !made) throw new NoArchive(line || `the backup ended with ${String(status)}`);
  return path.join(backupDir(), made);
}
