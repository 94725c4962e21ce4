import path from 'node:path';
import type { Env } from '../env';
import { backendDir } from '../runtime-env';
import { withAfterCommit } from './after-commit';
import { withBoundedTransactions } from './bounded-transactions';
import { withFoldedSearch } from './folded-search';
import { withStartLock } from './start-lock';

/** The adapter of `DATABASE_URL`. Only this one is loaded. */
export async function databaseAdapter({ dialect, url }: Env['database']) {
  const migrationDir = path.join(backendDir, 'src/migrations', dialect);
  if (dialect === 'postgres') {
    const { postgres } = await import('./postgres');
    return withFoldedSearch(withStartLock(withAfterCommit(withBoundedTransactions(postgres(url, migrationDir)))));
  }
  const { sqlite } = await import('./sqlite');
  return withFoldedSearch(withAfterCommit(sqlite(url, migrationDir)));
}
