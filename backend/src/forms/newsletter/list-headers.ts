import { addressOnSite } from '../outbox/addresses';
import { unsubscribeToken } from './tokens';

/**
 * The headers that every newsletter mail must have (RFC 8058), so that mail programs offer one-click unsubscription.
 * The DKIM signature of the sending server must cover both.
 */
export function listHeaders({ siteUrl, secret }: { siteUrl: string; secret: string }, email: string) {
  const url = addressOnSite(siteUrl, '/api/newsletter/unsubscribe', { token: unsubscribeToken(secret, email) });
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
