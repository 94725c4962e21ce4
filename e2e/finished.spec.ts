import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, test } from '@playwright/test';

import { contentSecurityPolicy } from '@/lib/cache/content-security-policy.mjs';

import { announceUntilHeard } from './support/announce';
import { comparable } from './support/compare-stacks';
import { startSiteCopy } from './support/own-site';
import { requestPlainly } from './support/request-plainly';
import { OwnStack } from './support/own-stack';
import { revalidateSecret, siteUrl } from './support/stack';

/** The same site twice, with finished pages and without: nobody can tell one from the other. */
let sites: Awaited<ReturnType<typeof startSiteCopy>>[] = [];
/** Its content stays as it is, so that both are asked for the same. */
let stack: OwnStack;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  stack = await OwnStack.create();
  await stack.startBackend(true);
  const start = (size: string) =>
    startSiteCopy(`finished-${size}`, {
      BACKEND_URL: stack.backendUrl,
      // Pages of the build name this address.
      SITE_URL: siteUrl,
      REVALIDATE_SECRET: revalidateSecret,
      REVALIDATE_SECONDS: '86400',
      FINISHED_PAGES_MB: size,
    });
  sites = [await start('0'), await start('64')];
});

test.afterAll(async () => {
  for (const site of sites) await site.stop();
  await stack.dispose();
});

const pages = ['/', '/about?utm_source=x', '/en', '/page/yok', '/en/page/jet-grout', '/reference/baraj-projeleri'];
const texts = ['/robots.txt', '/rss.xml', '/sitemap.xml', '/menu-icons.svg'];
/** The icons of the menu, in the version that pages ask for. */
const iconSheet = /\/menu-icons\.svg\?v=\w+/;

/** How an answer may be asked for. */
const ways: readonly { name: string; headers: Record<string, string>; method?: string }[] = [
  { name: 'Brotli', headers: { 'accept-encoding': 'gzip, deflate, br' } },
  { name: 'gzip', headers: { 'accept-encoding': 'gzip' } },
  { name: 'plain', headers: {} },
  { name: 'HEAD', headers: { 'accept-encoding': 'br' }, method: 'HEAD' },
  { name: 'a visitor with cookies', headers: { cookie: 'promo-popup=shown; a=1', 'accept-encoding': 'br' } },
  { name: 'an editor', headers: { cookie: 'edit-session=x', 'accept-encoding': 'br' } },
];

/** What differs from answer to answer, or with the payload, whose numbers depend on what was rendered first. */
const volatile = [
  ...['date', 'x-request-id', 'x-nextjs-cache', 'etag', 'content-length', 'content-security-policy'],
  // Until the best copy is ready, a kept answer has gzip, and none for a client that takes Brotli alone.
  'content-encoding',
];

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = { gzip: gunzipSync, br: brotliDecompressSync };

/** What a visitor gets, without what differs from one answer to the next. */
async function seen(url: string, path: string, { headers, method = 'GET' }: (typeof ways)[number]) {
  const answer = await requestPlainly(url + path, headers, method);
  const decode = decoders[String(answer.headers['content-encoding'])];
  const html = (decode && answer.body.length > 0 ? decode(answer.body) : answer.body).toString();
  const isPage = String(answer.headers['content-type']).startsWith('text/html');
  if (isPage && method === 'GET' && answer.status === 200)
    expect(answer.headers['content-security-policy'], path).toBe(contentSecurityPolicy(html, [], false));
  const head = Object.entries(answer.headers)
    .filter(([name]) => !volatile.includes(name))
    // A busy backend may fail at one of the two: that page is due again after seconds, or is out of date for longer.
    .map(([name, value]) => [name, String(value).replace(/(s-maxage)=\d+(?:, stale-while-revalidate=\d+)?/, '$1')]);
  return { status: answer.status, head: Object.fromEntries(head) as Record<string, string>, shown: comparable(html) };
}

async function expectSameAnswers(): Promise<void> {
  const [icons = ''] = iconSheet.exec(await (await fetch(`${sites[0]?.url}/`)).text()) ?? [];
  expect(icons).not.toBe('');
  for (const path of [...pages, ...texts, icons]) {
    for (const way of ways) {
      const [without, finished] = await Promise.all(sites.map(({ url }) => seen(url, path, way)));
      expect(finished, `${path}, ${way.name}`).toEqual(without);
    }
  }
}

test('every answer is the same with finished pages and without, the first time and from memory', async () => {
  for (let time = 0; time < 3; time += 1) await expectSameAnswers();
});

test('a visitor who has the page gets 304 from both, and the page once it has changed', async () => {
  for (const { url } of sites) {
    const accepted = { 'accept-encoding': 'br' };
    const { headers } = await requestPlainly(`${url}/about`, accepted);
    const known = { ...accepted, 'if-none-match': String(headers.etag) };
    expect((await requestPlainly(`${url}/about`, known)).status).toBe(304);
    expect((await requestPlainly(`${url}/contact`, known)).status).toBe(200);
  }
});

test('and after everything was announced as changed', async () => {
  for (const { url } of sites) await announceUntilHeard(url, revalidateSecret, { tags: ['content'], isFetched: true });
  for (let time = 0; time < 3; time += 1) await expectSameAnswers();
});
