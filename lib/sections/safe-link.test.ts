import { isSafeLink } from './safe-link';

test.each(['/', '/page/x', '/a?b=c#d', '#top', 'https://a.example', 'mailto:a@b.example', 'tel:+90'])(
  '%s is fine',
  (href) => {
    expect(isSafeLink(href)).toBe(true);
  },
);

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil',
  'data:text/html,x',
  'page',
  '',
])('%j is not', (href) => expect(isSafeLink(href)).toBe(false));

test.each(['HTTP://a.example', 'MailTo:a@b.example', 'http://a.example', '/#a', '#'])(
  '%s is fine in capitals and in short',
  (href) => expect(isSafeLink(href)).toBe(true),
);

test.each([
  ...[
    'x#a',
    'x/a',
    'xhttps://a.example',
    'xmailto:a@b.example',
    'https:a.example',
    '/a\\b',
    '#\u007f',
    '/a\u0000',
    '/a\u001f',
  ],
  ...['tel', 'ftp://a.example', ' /a', 'httpss://a.example'],
])('%j is not safe either', (href) => expect(isSafeLink(href)).toBe(false));

test('a space is not a control character', () => {
  expect(isSafeLink('/a b')).toBe(true);
});
