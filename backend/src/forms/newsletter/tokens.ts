import { derive, hashToken } from '../secrets';

/**
 * Tokens are derived, not stored: a mail that is sent again after a crash has the same one, and the database has hashes
 * only.
 */
export const confirmToken = (secret: string, requestId: string): string =>
  derive(secret, 'newsletter-confirm', requestId);

/** One per address, so that the links in all newsletters keep working. */
export const unsubscribeToken = (secret: string, email: string): string =>
  derive(secret, 'newsletter-unsubscribe', email);

/** What the database has of the tokens. */
export const tokenHashes = (secret: string, { requestId, email }: { requestId: string; email: string }) => ({
  confirmHash: hashToken(confirmToken(secret, requestId)),
  unsubscribeHash: hashToken(unsubscribeToken(secret, email)),
});
