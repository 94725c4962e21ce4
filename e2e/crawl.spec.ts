import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { faultsOf } from '@/test/validate-graph';

import { sitemapPaths } from './support/addresses';
import { type ReadDocument, readDocument } from './support/read-head';
import { siteUrl } from './support/stack';

/** More pages than the demo site has. A site whose links never end is an error. */
const limit = 500;

interface Visit {
  status: number;
  /** The page on which the crawler found the link. */
  from: string;
  document?: ReadDocument;
}

/** The path and query of an address on the site; undefined for any other. */
function internalPath(href: string, base: string): string | undefined {
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
  return url?.origin === siteUrl ? url.pathname + url.search : undefined;
}

/** Follows the links of the site like a crawler, without following redirects. */
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

/** Whether search engines may list a page: the sitemap contains it. It does not contain search results. */
const isListed = (path: string, listed: string[]) => listed.includes(path);

/** The canonical address of a page, spelt as in the sitemap. A page without a translation uses the Turkish address. */
function canonicalOf(path: string, listed: string[]): string {
  const own = isListed(path, listed) ? path : path.replace(/^\/en(?=\/)/, '');
  return siteUrl + own.replace(/^\/$/, '');
}

/** The texts that occur more than once, with the paths on which they occur. */
function repeated(entries: (readonly [path: string, text: string])[]): Record<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const [path, text] of entries) paths.set(text, [...(paths.get(text) ?? []), path]);
  return Object.fromEntries([...paths].filter(([, found]) => found.length > 1));
}

/** The address of the original behind a scaled picture. */
function original(src: string): string {
  const url = new URL(src, siteUrl);
  return url.pathname.replace(/^\/media\/[wd]\d+\//, '/media/') + url.search;
}

/** Logos and portraits may repeat on a page. */
const isPhotograph = (src: string) => src.endsWith('.jpg');

test('a crawler finds no errors, starting from the home page and the sitemap', async ({ page, request }) => {
  test.setTimeout(300_000);
  const listed = await sitemapPaths(request);
  const linked = new Set((await walk(page, request, ['/'])).keys());
  const visits = await walk(page, request, [...linked, ...listed]);

  await test.step('every link answers 200 without a redirect', () => {
    const wrong = [...visits].filter(([, { status }]) => status !== 200);
    expect(wrong.map(([path, { status, from }]) => `${status} ${path}, linked at ${from}`)).toEqual([]);
  });

  await test.step('every page of the sitemap is linked from another page', () => {
    expect(listed.filter((path) => !linked.has(path))).toEqual([]);
  });

  const documents = [...visits].flatMap(([path, { document }]) => (document ? [[path, document] as const] : []));

  await test.step('every page has ordered headings, a canonical address, a title and a description', () => {
    const faults = documents.flatMap(([path, read]) => [
      ...(read.headings === 1 ? [] : [`${path}: ${read.headings} main headings`]),
      ...read.skipped.map((heading) => `${path}: ${heading}`),
      ...(read.canonical === canonicalOf(path, listed) ? [] : [`${path}: ${read.canonical}`]),
      ...(read.robots.length === (isListed(path, listed) ? 0 : 1) ? [] : [`${path}: ${read.robots.join()}`]),
      ...(read.title && read.description.length >= 50 ? [] : [`${path}: ${read.title} | ${read.description}`]),
    ]);
    expect(faults).toEqual([]);
  });

  await test.step('every page has a share image', async () => {
    const wrong: string[] = [];
    for (const [path, { shareImage }] of documents) {
      // Any other hash redirects to the current image, without rendering one.
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

  await test.step('translations link to each other, and the sitemap lists them all', () => {
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

  await test.step('no photograph appears twice on a page, cards included', () => {
    const photographs = documents.map(([path, { shown }]) => [path, shown.map(original).filter(isPhotograph)] as const);
    expect(photographs.flatMap(([, found]) => found).length).toBeGreaterThan(100);
    expect(photographs.flatMap(([path, found]) => Object.keys(repeated(found.map((src) => [path, src]))))).toEqual([]);
  });
});
