import { replyAddress } from './reply-address';

describe('replyAddress', () => {
  it('quotes the message, and lets no text become another recipient', () => {
    const address = replyAddress({
      email: 'a+b@example.com?bcc=x@example.com',
      subject: 'Teklif & fiyat',
      message: 'Merhaba\nİyi günler',
    });
    expect(address).toMatch(
      /^mailto:a%2Bb@example\.com%3Fbcc%3Dx%40example\.com\?subject=Re%3A%20Teklif%20%26%20fiyat&body=/,
    );
    expect(decodeURIComponent(address)).toContain('> Merhaba\r\n> İyi günler');
  });

  it('stays within the length that mail programs accept', () => {
    expect(replyAddress({ message: '🏗'.repeat(20_000) }).length).toBeLessThan(12_000);
  });
});
