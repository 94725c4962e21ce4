import { derive } from '../secrets';

/**
 * Tokens are derived, not stored: a mail that is sent again after a crash carries the same one, and the database holds
 * hashes only.
 */
export const confirmToken = (secret: string, requestId: string): string =>
  derive(secret, 'newsletter-confirm', requestId);

/** One per address, so that the link in every newsletter keeps working. */
export const unsubscribeToken = (secret: string, email: string): string =>
  derive(secret, 'newsletter-unsubscribe', email);
