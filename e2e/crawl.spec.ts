import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { faultsOf } from '@/test/validate-graph';

import { sitemapPaths } from './support/addresses';
import { type ReadDocument, readDocument } from './support/read-head';
import { siteUrl } from './support/stack';

/** More than the demo site has; a site that grows without end is a fault of its own. */
const limit = 500;

interface Visit {
  status: number;
  /** Where a crawler came from. */
  from: string;
  document?: ReadDocument;
}

/** The path and query of an address on the site; undefined for any other. */
function internalPath(href: string, base: string): string | undefined {
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
  return url?.origin === siteUrl ? url.pathname + url.search : undefined;
}

/** Walks the site along its links, as a crawler does that follows no redirect. */
async function walk(page: Page, request: APIRequestContext, starts: string[]): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>(starts.map((path) => [path, { status: 0, from: 'start' }]));
  for (const [path, visit] of visits) {
    const response = await request.get(path, { maxRedirects: 0 });
    visit.status = response.status();
    if (visit.status !== 200 || !response.headers()['content-type']?.startsWith('text/html')) continue;
    const document = await readDocument(page, await response.text());
    visit.document = document;
    for (const link of document.links.flatMap((href) => internalPath(href, siteUrl + path) ?? [])) {
      if (!visits.has(link)) visits.set(link, { status: 0, from: path });
    }
    expect(visits.size, `after ${path}`).toBeLessThan(limit);
  }
  return visits;
}

/** Whether search engines are to list a page: the sitemap names it. What a search has found, it does not. */
const isListed = (path: string, listed: string[]) => listed.includes(path);

/** A page's own address, spelt as the sitemap spells it; of one without a translation, the Turkish one. */
function canonicalOf(path: string, listed: string[]): string {
  const own = isListed(path, listed) ? path : path.replace(/^\/en(?=\/)/, '');
  return siteUrl + own.replace(/^\/$/, '');
}

/** Those of a list that are there more than once, with the paths they stand at. */
function repeated(entries: (readonly [path: string, text: string])[]): Record<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const [path, text] of entries) paths.set(text, [...(paths.get(text) ?? []), path]);
  return Object.fromEntries([...paths].filter(([, found]) => found.length > 1));
}

/** The original behind a scaled picture. */
function original(src: string): string {
  const url = new URL(src, siteUrl);
  return url.pathname.replace(/^\/media\/[wd]\d+\//, '/media/') + url.search;
}

/** Logos and portraits may stand on a page again and again. */
const isPhotograph = (src: string) => src.endsWith('.jpg');

test('a crawler finds a site in order, from the home page and from the sitemap', async ({ page, request }) => {
  test.setTimeout(300_000);
  const listed = await sitemapPaths(request);
  const linked = new Set((await walk(page, request, ['/'])).keys());
  const visits = await walk(page, request, [...linked, ...listed]);

  await test.step('everything that is linked answers at once, with a page or a file', () => {
    const wrong = [...visits].filter(([, { status }]) => status !== 200);
    expect(wrong.map(([path, { status, from }]) => `${status} ${path}, linked at ${from}`)).toEqual([]);
  });

  await test.step('no page of the sitemap is an orphan', () => {
    expect(listed.filter((path) => !linked.has(path))).toEqual([]);
  });

  const documents = [...visits].flatMap(([path, { document }]) => (document ? [[path, document] as const] : []));

  await test.step('every page has its headings in order, its canonical address, and says what it is', () => {
    const faults = documents.flatMap(([path, read]) => [
      ...(read.headings === 1 ? [] : [`${path}: ${read.headings} main headings`]),
      ...read.skipped.map((heading) => `${path}: ${heading}`),
      ...(read.canonical === canonicalOf(path, listed) ? [] : [`${path}: ${read.canonical}`]),
      ...(read.robots.length === (isListed(path, listed) ? 0 : 1) ? [] : [`${path}: ${read.robots.join()}`]),
      ...(read.title && read.description.length >= 50 ? [] : [`${path}: ${read.title} | ${read.description}`]),
    ]);
    expect(faults).toEqual([]);
  });

  await test.step('every share image is there', async () => {
    const wrong: string[] = [];
    for (const [path, { shareImage }] of documents) {
      // Any other hash leads to the image of today, without one being drawn.
      const response = await request.get(shareImage.replace(/[0-9a-f]{12}\.jpg$/, '000000000000.jpg'), {
        maxRedirects: 0,
      });
      const today = siteUrl + response.headers().location;
      if (today !== shareImage) wrong.push(`${path}: ${shareImage}, ${response.status()} ${today}`);
    }
    expect(wrong).toEqual([]);
  });

  await test.step('titles and descriptions are unique in each language', () => {
    const texts = (name: 'title' | 'description') =>
      documents.map(([path, document]) => [path, `${document.language}: ${document[name]}`] as const);
    expect(repeated(texts('title'))).toEqual({});
    expect(repeated(texts('description'))).toEqual({});
  });

  await test.step('twins name each other, and the sitemap has them all', () => {
    const byPath = new Map(documents);
    for (const [path, { twins, language }] of documents) {
      if (Object.keys(twins).length === 0) continue;
      expect(new URL(twins[language] ?? '').pathname, path).toBe(path);
      expect(new URL(twins['x-default'] ?? '').href, path).toBe(new URL(twins.tr ?? '').href);
      for (const twin of Object.values(twins)) {
        expect(byPath.get(new URL(twin).pathname)?.twins, `${path} and ${twin}`).toEqual(twins);
        expect(listed, `${path} and ${twin}`).toContain(new URL(twin).pathname);
      }
    }
  });

  await test.step('structured data is complete', () => {
    const faults = documents.flatMap(([path, { graphs }]) =>
      graphs.flatMap(faultsOf).map((fault) => `${path}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  await test.step('no picture is broken', async () => {
    const pictures = new Map(documents.flatMap(([path, read]) => read.pictures.map((src) => [original(src), path])));
    const broken: string[] = [];
    for (const [src, path] of pictures) {
      const response = await request.get(src, { headers: { range: 'bytes=0-0' }, maxRedirects: 0 });
      if (![200, 206].includes(response.status())) broken.push(`${response.status()} ${src}, at ${path}`);
    }
    expect(broken).toEqual([]);
  });

  await test.step('no photograph is on a page twice, its cards included', () => {
    const photographs = documents.map(([path, { shown }]) => [path, shown.map(original).filter(isPhotograph)] as const);
    expect(photographs.flatMap(([, found]) => found).length).toBeGreaterThan(100);
    expect(photographs.flatMap(([path, found]) => Object.keys(repeated(found.map((src) => [path, src]))))).toEqual([]);
  });
});
