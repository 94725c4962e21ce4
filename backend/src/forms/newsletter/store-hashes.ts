import { and, eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { readRuntimeEnv } from '../../runtime-env';
import type { Row } from '../outbox/mail-source';
import { openTables } from '../tables';
import type { Request } from './confirm-mail';
import { tokenHashes } from './tokens';

/**
 * Stores the hashes of the tokens that a mail is about to carry. They are others than those of the request if the
 * secret has changed while the mail waited.
 */
export async function storeHashes(row: Row, payload: Payload): Promise<void> {
  const { confirmHash, requestId, email } = row as unknown as Request & { confirmHash: string | null };
  const hashes = tokenHashes(readRuntimeEnv().secret, { requestId, email });
  if (!confirmHash || confirmHash === hashes.confirmHash) return;
  const { db, table } = openTables(payload);
  const subscribers = table('newsletter-subscribers');
  // Whoever has unsubscribed or asked again meanwhile has another one.
  const isSame = and(eq(subscribers.id, row.id), eq(subscribers.confirmHash, confirmHash));
  await db.update(subscribers).set(hashes).where(isSame);
}
