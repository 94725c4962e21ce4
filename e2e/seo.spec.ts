import { expect, test } from '@playwright/test';

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
    expect(feed.items.filter(({ link }) => link.startsWith(siteUrl + prefix)).length).toBeGreaterThanOrEqual(4);
    const times = feed.items.map(({ date }) => Date.parse(date));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    for (const { link, description } of feed.items) {
      expect(description.length, link).toBeGreaterThan(50);
      const answer = await request.get(link, { maxRedirects: 0 });
      expect(answer.status(), link).toBe(200);
      // One without a translation is at its Turkish address.
      expect(await answer.text(), link).not.toMatch(/<meta name="robots" content="noindex/);
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
