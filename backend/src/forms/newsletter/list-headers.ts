import { addressOnSite } from '../outbox/addresses';
import { unsubscribeToken } from './tokens';

/**
 * The headers that every newsletter mail has to carry (RFC 8058): mail programs then offer to unsubscribe with one
 * click. The sending server's DKIM signature has to cover both.
 */
export function listHeaders({ siteUrl, secret }: { siteUrl: string; secret: string }, email: string) {
  const url = addressOnSite(siteUrl, '/api/newsletter/unsubscribe', { token: unsubscribeToken(secret, email) });
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
