import { and, eq, isNotNull, ne, or } from '@payloadcms/db-sqlite/drizzle';
import { formCall } from '../http/form-call';
import { FormError } from '../http/form-error';
import { limit } from '../http/limits';
import { openTables, stamp } from '../tables';
import { readTokenHash } from './read-token';

/** Ends a subscription at once (RFC 8058). No confirmation link that was mailed or asked for before can restore it. */
export const unsubscribeNewsMail = formCall('UnsubscribeNewsMail', 'post', async (req, { address }) => {
  const { db, table } = openTables(req.payload);
  const subscribers = table('newsletter-subscribers');
  const hash = readTokenHash(req);
  const isIt = eq(subscribers.unsubscribeHash, hash);
  const [found] = await db.select({ id: subscribers.id }).from(subscribers).where(isIt).limit(1);
  if (!found) {
    // Only invalid tokens are counted: a mail service unsubscribes many people from one address.
    await limit(req, 'token', address);
    throw new FormError(400, 'token_invalid');
  }
  await db
    .update(subscribers)
    .set({ state: 'unsubscribed', unsubscribedAt: stamp(), confirmHash: null, nextAttemptAt: null, updatedAt: stamp() })
    .where(and(isIt, or(ne(subscribers.state, 'unsubscribed'), isNotNull(subscribers.confirmHash))));
});
