import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';

import { headerRules, ownAnswerHeaders, securityHeaders, forContentType } from './security-headers.mjs';

test('a site behind https tells browsers to stay there, on its subdomains too; another one does not', () => {
  const name = 'strict-transport-security';
  expect(ownAnswerHeaders('https://site.example')[name]).toBe('max-age=63072000; includeSubDomains');
  expect(ownAnswerHeaders('http://localhost:3000')).not.toHaveProperty(name);
});

test('what stands before Next says the same as Next', () => {
  const headers = securityHeaders('https://site.example').map(({ key, value }) => [key, value]);
  expect(Object.entries(ownAnswerHeaders('https://site.example'))).toEqual(headers);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
  });
});

/** As Next applies the rules of its configuration: in their order, a header of a later one replaces the former. */
function headersOfNext(path: string): Record<string, string> {
  const rules = headerRules('https://site.example').filter(({ source }) => getPathMatch(source)(path));
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

test.each([
  ['/media/a.jpg', 'cross-origin'],
  ['/media/w800/~/files/a.jpg', 'cross-origin'],
  ['/share/tr/page/a/0123456789ab.jpg', 'cross-origin'],
  ['/favicon.ico', 'cross-origin'],
  ['/icon.svg', 'cross-origin'],
  ['/icon-maskable-512.png', 'cross-origin'],
  ['/apple-touch-icon.png', 'cross-origin'],
  ['/', 'same-origin'],
  ['/page/a', 'same-origin'],
  ['/page/media/a.jpg', 'same-origin'],
  ['/en/icon.svg', 'same-origin'],
  ['/medias/a.jpg', 'same-origin'],
  ['/menu-icons.svg', 'same-origin'],
  ['/api/edit/icons', 'same-origin'],
  ['/fonts/a.woff2', 'same-origin'],
])('what other sites may do with %s: %s', (path, policy) => {
  for (const url of [path, `${path}?a=/media/b`]) {
    expect(ownAnswerHeaders('https://site.example', url)['cross-origin-resource-policy']).toBe(policy);
  }
  expect(headersOfNext(path)).toEqual(ownAnswerHeaders('https://site.example', path));
});

const sent = {
  ...ownAnswerHeaders('https://site.example'),
  'content-security-policy': "style-src 'self'",
  etag: '"1"',
};

test.each([
  'application/javascript; charset=UTF-8',
  'text/css; charset=UTF-8',
  'font/woff2',
  'image/avif',
  'image/jpeg',
])('%s, of which browsers read less than of a page, says what they read of it', (type) =>
  expect(forContentType(sent, type)).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    etag: '"1"',
  }),
);

test.each(['text/html; charset=utf-8', 'image/svg+xml', 'application/xml', 'application/pdf', 'text/plain', undefined])(
  '%s, which a browser may show as a document, says everything',
  (type) => expect(forContentType(sent, type)).toEqual(sent),
);
