import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { queryPostgres, isShared } from '../database/queries';
import { processWide } from '../process-wide';

export const CHANNEL = 'backend_changes';

/** A change of something that processes keep in memory. */
export type News =
  | { changed: 'page'; id: number | string }
  | { changed: 'frame' }
  | { changed: 'lists' }
  | { changed: 'redirects' }
  | { changed: 'languages' };

/** The name of this process, by which it ignores its own messages. */
export const ownName = (): string => processWide('shared.name', () => randomUUID());

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Notifies the other processes of a change. PostgreSQL sends the notification when the transaction of the request is
 * committed, and drops it on a rollback. Does nothing on SQLite, where there is one process.
 */
export async function announceToProcesses(req: PayloadRequest, news: News): Promise<void> {
  if (!isShared(req.payload.db)) return;
  await queryPostgres(req, `select pg_notify('${CHANNEL}', ${quoted(JSON.stringify({ ...news, from: ownName() }))})`);
}
