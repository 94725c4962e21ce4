/** @jest-environment node */
import type { IncomingMessage } from 'node:http';

import { setOfferedLanguages } from '../lib/i18n/offered-languages';
import { hideLanguages, isHidden } from './hide-languages';
import type { SiteResponse } from './site-response';

beforeAll(() => setOfferedLanguages(['tr', 'en']));

/** Where a request goes after this step. */
function after(url: string): string | undefined {
  const request = { url } as IncomingMessage;
  expect(hideLanguages(request, {} as SiteResponse)).toBe(false);
  return request.url;
}

test.each(['/de', '/de/', '/de/about', '/de?x=1', '/share/de/about.jpg', '/ar/page/a'])(
  '%s is of a language that the site does not offer, and leads to no page',
  (url) => {
    expect(isHidden(url)).toBe(true);
    expect(after(url)).toBe(`/~${url}`);
  },
);

test.each([
  '/',
  '/about',
  '/en',
  '/en/about',
  '/tr/about',
  '/share/en/about.jpg',
  '/dedim',
  '/xx/about',
  '/page/de',
  '/DE',
])('%s stays as it is', (url) => {
  expect(isHidden(url)).toBe(false);
  expect(after(url)).toBe(url);
});
