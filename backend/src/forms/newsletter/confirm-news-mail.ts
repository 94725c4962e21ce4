import { eq } from '@payloadcms/db-sqlite/drizzle';
import { formCall } from '../http/form-call';
import { FormError } from '../http/form-error';
import { limit } from '../http/limits';
import { openTables, stamp } from '../tables';
import { readTokenHash } from './read-token';
import { isExpired } from './request';

/** The confirmation of a double opt-in. Following the link again changes nothing. */
export const confirmNewsMail = formCall('ConfirmNewsMail', 'get', async (req, { address }) => {
  await limit(req, 'token', address);
  const { db, table } = openTables(req.payload);
  const subscribers = table('newsletter-subscribers');
  const hash = readTokenHash(req);
  const [found] = await db.select().from(subscribers).where(eq(subscribers.confirmHash, hash)).limit(1);
  if (!found) throw new FormError(400, 'token_invalid');
  if (found.state === 'confirmed') return;
  if (isExpired(found as never, Date.now())) throw new FormError(410, 'token_expired');
  await db
    .update(subscribers)
    .set({ state: 'confirmed', confirmedAt: stamp(), unsubscribedAt: null, updatedAt: stamp() })
    .where(eq(subscribers.confirmHash, hash));
});
