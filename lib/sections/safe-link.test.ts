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
