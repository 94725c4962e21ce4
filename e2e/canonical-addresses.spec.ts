import { expect, test } from '@playwright/test';

import { readDocument } from './support/read-head';
import { siteUrl } from './support/stack';

for (const [from, to] of [
  ['/page/homepage', '/'],
  ['/page/about', '/about'],
  ['/page/contact', '/contact'],
  ['/en/page/homepage', '/en'],
  ['/en/page/about', '/en/about'],
  ['/about/', '/about'],
  ['/en/', '/en'],
  ['/TR/about', '/about'],
  ['/tr/tr/about', '/tr/about'],
  ['/page/jet-grout/?x=1', '/page/jet-grout?x=1'],
  ['/page/%6Aet-grout', '/page/jet-grout'],
  ['/page/about/', '/about'],
  ['/tr/about/', '/about'],
  ['/en/ara/', '/en/search'],
  ['/search/', '/ara'],
  ['/ABOUT', '/about'],
  ['/Page/Jet-Grout?X=1', '/page/jet-grout?X=1'],
  ['/page/JET-GROUT', '/page/jet-grout'],
  ['/EN/about', '/en/about'],
  ['/En', '/en'],
  ['/ARA?q=A', '/ara?q=A'],
  ['/reference/Metro-Projeleri', '/reference/metro-projeleri'],
  ['//page//JET-grout/?x=1', '/page/jet-grout?x=1'],
  ['//about', '/about'],
] as const) {
  test(`${from} redirects permanently to ${to}`, async ({ request }) => {
    const response = await request.get(siteUrl + from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    const location = new URL(response.headers().location ?? '', siteUrl);
    expect(location.origin).toBe(siteUrl);
    expect(location.pathname + location.search).toBe(to);
  });
}

const long = 'uzun-'.repeat(400);

for (const path of [
  '/page/köprü',
  '/page/K%C3%96PR%C3%9C',
  '/page/%C4%B0n%C5%9Faat',
  '/page/a%2Fb',
  '/page/%2e%2e%2fabout',
  '/page/..%5c..%5cx',
  '/page/x.php',
  '/page/.env',
  '/.git/config',
  '/page/%00',
  '/page/%E0%A4%A',
  '/page/%F0%9F%91%B7',
  `/page/${long}`,
  `/${long}`,
  `/en/${long}/${long}`,
  '/page/%256Aet-grout',
  '/page/YOK',
  '/HAKKIMIZDA',
  '/page/J%C4%B0T',
  '//evil.example/about',
  '/MEDIA/about',
  '/Share/contact',
  '/share/about',
  '/API/edit/x',
  '/page/jet-grout/more',
  '/page/',
  '/page',
  '/reference',
  '/reference/constructor',
  '/page/__proto__',
  '//evil.example/x',
  '/en/tr/about',
  '/en/en',
  '/sitemap.xml?part=2',
  '/sitemap.xml?part=x',
  '/rss.xml/x',
]) {
  test(`${path.slice(0, 40)} answers 400 or 404`, async ({ request }) => {
    const response = await request.get(siteUrl + path, { maxRedirects: 3 });
    expect([400, 404]).toContain(response.status());
  });
}

test('a query changes neither the status nor the canonical address', async ({ page, request }) => {
  for (const query of ['?utm_source=x', '?a=%00', `?q=${long}`, '?__proto__[x]=1', '?%E0%A4%A', '?lang=en']) {
    const response = await request.get(`/about${query}`, { maxRedirects: 0 });
    expect(response.status(), query).toBe(200);
    expect((await readDocument(page, await response.text())).canonical, query).toBe(`${siteUrl}/about`);
  }
});
