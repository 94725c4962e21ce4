import path from 'node:path';
import type { Env } from '../env';
import { backendDir } from '../runtime-env';
import { withAfterCommit } from './after-commit';
import { withStartLock } from './start-lock';

/** The adapter of `DATABASE_URL`. Only this one is loaded. */
export async function databaseAdapter({ dialect, url }: Env['database']) {
  const migrationDir = path.join(backendDir, 'src/migrations', dialect);
  if (dialect === 'postgres') {
    const { postgres } = await import('./postgres');
    return withStartLock(withAfterCommit(postgres(url, migrationDir)));
  }
  const { sqlite } = await import('./sqlite');
  return withAfterCommit(sqlite(url, migrationDir));
}
