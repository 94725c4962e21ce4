import { expect, test, type Page } from '@playwright/test';

import { Editor, pageDraft } from './support/editor';
import { readDocument } from './support/read-head';
import { siteUrl } from './support/stack';

for (const path of [
  '/',
  '/en/about',
  '/page/haber-2025-isg-sonuclari',
  '/reference/metro-projeleri',
  '/contact',
  '/ara',
]) {
  test(`${path} has a share image of 1200 by 630 px`, async ({ page, request }) => {
    const { shareImage } = await readDocument(page, await (await request.get(path)).text());
    const response = await request.get(shareImage);
    expect(response.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await response.body()).length).toBeLessThan(300_000);
    await page.goto(path);
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, shareImage);
    expect(size).toEqual([1200, 630]);
  });
}

test('a share image of an earlier revision redirects to the current one', async ({ page, request }) => {
  const response = await request.get('/share/en/page/jet-grout/000000000000.jpg', { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  const { shareImage } = await readDocument(page, await (await request.get('/en/page/jet-grout')).text());
  expect(siteUrl + response.headers().location).toBe(shareImage);
});

for (const path of [
  '/share/tr/page/yok/000000000000.jpg',
  '/share/de/000000000000.jpg',
  '/share/tr/0.jpg',
  '/share/tr/page/%E0%A4%A/000000000000.jpg',
  '/share/tr/page/..%2F..%2Fapi/000000000000.jpg',
  `/share/tr/page/${'a'.repeat(1000)}/000000000000.jpg`,
]) {
  test(`there is no share image at ${path.slice(0, 60)}`, async ({ request }) => {
    expect([400, 404]).toContain((await request.get(path)).status());
  });
}

test('a page with only its title translated has no alternate links and no English sitemap entry', async ({
  page,
  request,
}) => {
  const editor = new Editor(request);
  const id = await editor.createPage({ ...pageDraft('baslik-cevrili', 'Başlığı çevrili'), _status: 'published' });
  await editor.updatePage(id, { title: 'Title translated', _status: 'published' }, '?locale=en');
  const sitemap = async () => (await request.get('/sitemap.xml')).text();
  await expect.poll(sitemap).toContain(`${siteUrl}/page/baslik-cevrili<`);
  expect(await sitemap()).not.toContain('/en/page/baslik-cevrili');
  for (const path of ['/page/baslik-cevrili', '/en/page/baslik-cevrili']) {
    expect((await readDocument(page, await (await request.get(path)).text())).twins, path).toEqual({});
  }
  await editor.deletePage(id);
});

test('robots.txt links to the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Allow: /\n');
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('the manifest names the site, and its icons have the stated sizes', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBe('Kemerkaya Mühendislik');
  for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  expect((await request.get('/favicon.ico')).headers()['content-type']).toContain('image/x-icon');
});

for (const [path, title, prefix] of [
  ['/rss.xml', 'Kemerkaya Mühendislik haberleri', '/page/'],
  ['/en/rss.xml', 'Kemerkaya Engineering news', '/en/page/'],
] as const) {
  test(`${path} lists the news, newest first`, async ({ page, request }) => {
    const response = await request.get(path);
    expect(response.headers()['content-type']).toContain('application/rss+xml');
    const feed = await page.evaluate(
      (source) => {
        const document = new DOMParser().parseFromString(source, 'application/xml');
        const text = (element: ParentNode, selector: string) => element.querySelector(selector)?.textContent ?? '';
        return {
          isBroken: document.querySelector('parsererror') !== null,
          title: text(document, 'channel > title'),
          items: [...document.querySelectorAll('item')].map((item) => ({
            link: text(item, 'link'),
            date: text(item, 'pubDate'),
            description: text(item, 'description'),
          })),
        };
      },
      await response.text(),
    );
    expect(feed).toMatchObject({ isBroken: false, title });
    expect(feed.items.length).toBeGreaterThanOrEqual(6);
    const times = feed.items.map(({ date }) => Date.parse(date));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    for (const { link, description } of feed.items) {
      expect(description.length, link).toBeGreaterThan(50);
      expect(link).toContain(siteUrl + prefix);
      expect((await request.get(link, { maxRedirects: 0 })).status(), link).toBe(200);
    }
  });
}

for (const [path, head, category, project, news] of [
  [
    '/llms.txt',
    /^# Kemerkaya Mühendislik\n\n> /,
    '/reference/baraj-projeleri',
    '/page/yeldere-baraji-perde-enjeksiyonu',
    '/page/haber-',
  ],
  [
    '/en/llms.txt',
    /^# Kemerkaya Engineering\n\n> /,
    '/en/reference/baraj-projeleri',
    '/page/ortaova-otoyolu-yarmasi',
    '/en/page/haber-',
  ],
] as const) {
  test(`${path} contains the site’s name, categories, projects and news`, async ({ request }) => {
    const text = await (await request.get(path)).text();
    expect(text).toMatch(head);
    expect(text).toContain(`(${siteUrl}${category}): `);
    expect(text).toContain(`(${siteUrl}${project}): `);
    expect(text).toMatch(new RegExp(`\\(${siteUrl}${news}[^)]+\\): 20`));
  });
}

for (const [path, type] of [
  ['/en/about', 'AboutPage'],
  ['/contact', 'ContactPage'],
  ['/reference/metro-projeleri', 'CollectionPage'],
  ['/en/page/haberler', 'CollectionPage'],
] as const) {
  test(`${path} is marked up as ${type}`, async ({ page, request }) => {
    const { graphs, canonical } = await readDocument(page, await (await request.get(path)).text());
    const things = graphs.flatMap((graph) => (graph as { '@graph': Record<string, unknown>[] })['@graph']);
    const found = things.find((thing) => thing['@type'] === type);
    expect(found).toMatchObject({ url: canonical });
    const { itemListElement = [] } = (found?.mainEntity ?? {}) as { itemListElement?: { url: string }[] };
    if (type === 'CollectionPage') expect(itemListElement.length).toBeGreaterThan(2);
    for (const { url } of itemListElement)
      expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
  });
}

test('a film’s structured data has its duration and upload date', async ({ page, request }) => {
  const { graphs } = await readDocument(page, await (await request.get('/about')).text());
  expect(JSON.stringify(graphs)).toMatch(/"duration":"PT\d+S","uploadDate":"\d{4}-[^"]+Z"/);
});

for (const path of ['/page/yok', '/en/contact/sent', '/newsletter/pending']) {
  test(`${path} is noindex, without a canonical address or alternate links`, async ({ page, request }) => {
    const { robots, canonical, twins } = await readDocument(page, await (await request.get(path)).text());
    expect({ robots, canonical, twins }).toEqual({ robots: ['noindex'], canonical: '', twins: {} });
  });
}

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

test.describe('the visitor’s chosen language', () => {
  /** Opens a page and stores a language choice after hydration, when the script has already looked for one. */
  async function choose(page: Page, langName: string): Promise<void> {
    await page.goto('/about');
    await expect(page.locator('nav[data-scripted]')).toHaveCount(1);
    const info = JSON.stringify({ theme: 'x', langName });
    await page.evaluate((value) => localStorage.setItem('visitorInfo', value), info);
  }
  /** Waits for the commit only, since a page may redirect before it has loaded. */
  const enter = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

  test('is remembered, and a new visit is redirected to the translation with its query and fragment', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/about');
    await page.locator('a[hreflang=en]').first().click();
    await page.waitForURL(`${siteUrl}/en/about`);
    expect(await page.evaluate(() => localStorage.getItem('visitorInfo'))).toBe('{"langName":"en"}');
    await enter(page, '/page/jet-grout?x=1#content');
    await page.waitForURL(`${siteUrl}/en/page/jet-grout?x=1#content`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('also redirects to a page without a translation', async ({ page }) => {
    await choose(page, 'en');
    await enter(page, '/page/mini-kazik');
    await page.waitForURL(`${siteUrl}/en/page/mini-kazik`);
  });

  test('does not redirect on a reload or a link within the site', async ({ page }) => {
    await choose(page, 'en');
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(`${siteUrl}/about`);
    await page.evaluate(() => location.assign('/contact'));
    await page.waitForURL(`${siteUrl}/contact`);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(`${siteUrl}/contact`);
  });

  test('is ignored if the site does not have the language', async ({ page }) => {
    await choose(page, '//evil.example');
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(`${siteUrl}/contact`);
  });
});
