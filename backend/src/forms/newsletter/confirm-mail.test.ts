import { confirmMail } from './confirm-mail';

const sender = { siteUrl: 'https://site.example', secret: 's'.repeat(32) };
const request = { email: 'a@example.com', requestId: 'r1' };

describe('confirmMail', () => {
  it('leads to pages of the site, in the subscriber’s language', () => {
    const turkish = confirmMail({ ...request, language: 'tr' }, sender);
    expect(turkish.subject).toBe('Bülten aboneliğinizi onaylayın');
    expect(turkish.text).toMatch(/https:\/\/site\.example\/newsletter\/confirm\?token=[0-9a-f]{64}\n/);
    const english = confirmMail({ ...request, language: 'en' }, sender);
    expect(english.text).toContain('https://site.example/en/newsletter/confirm?token=');
    expect(english.text).toContain('https://site.example/en/newsletter/unsubscribe?token=');
  });

  it('carries the one-click headers of RFC 8058', () => {
    const { headers } = confirmMail({ ...request, language: 'en' }, sender);
    expect(headers['List-Unsubscribe']).toMatch(
      /^<https:\/\/site\.example\/api\/newsletter\/unsubscribe\?token=[0-9a-f]{64}>$/,
    );
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('is the same mail when it is sent again, and another for another request', () => {
    const mail = () => confirmMail({ ...request, language: 'tr' }, sender);
    expect(mail()).toEqual(mail());
    const other = confirmMail({ ...request, requestId: 'r2', language: 'tr' }, sender);
    expect(other.text).not.toBe(mail().text);
    expect(other.headers).toEqual(mail().headers);
  });
});
