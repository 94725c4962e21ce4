import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { askPostgres, isShared } from '../database/queries';
import { processWide } from '../process-wide';

export const CHANNEL = 'backend_changes';

/** What has changed for processes that have a copy of it in memory. */
export type News =
  | { changed: 'page'; id: number | string }
  | { changed: 'frame' }
  | { changed: 'lists' }
  | { changed: 'redirects' }
  | { changed: 'languages' };

/** The name of this process: it hears what it says. */
export const ownName = (): string => processWide('shared.name', () => randomUUID());

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Tells the other processes of a change. They hear of it when the request's transaction is committed, and never of one
 * that is rolled back. Does nothing on SQLite, where there is one process.
 */
export async function tellOthers(req: PayloadRequest, news: News): Promise<void> {
  if (!isShared(req.payload.db)) return;
  await askPostgres(req, `select pg_notify('${CHANNEL}', ${quoted(JSON.stringify({ ...news, from: ownName() }))})`);
}
