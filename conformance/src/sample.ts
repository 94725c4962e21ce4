import { decodeKey, keyInPath } from '../../lib/routes/page-address';
import { categoryRows } from '../../lib/categories/category-rows';
import { isRecord } from '../../lib/sections/parse-section';
import type { Host } from './host';
import { codesOf, dataOf, entriesOf, type Raw, readModel, recordsIn } from './read';

/** The pages that are looked at closely. More would take minutes on a large site. */
const maxPages = 60;

/** The pages that every site has. */
export const ownKeys = ['homepage', 'about', 'contact'] as const;

/** The pages of a part of a list, at most: what the site asks for. */
export const partSize = 24;

export const keysQuery = { limit: '1000' };

/** The entries of the first part of GetPageKeys; undefined where the host does not list its pages. */
export async function listedKeys(host: Host): Promise<unknown[] | undefined> {
  const data = dataOf(await host.get('GetPageKeys', keysQuery));
  return Array.isArray(data) ? data : undefined;
}

export const listQuery = (category: string, offset = 0) => ({
  category,
  limit: String(partSize),
  offset: String(offset),
});

function linksIn(items: readonly Raw[]): string[] {
  return items.flatMap((item) => [
    ...(typeof item.link === 'string' ? [item.link] : []),
    ...linksIn(recordsIn(item.dropdown)),
    ...linksIn(recordsIn(item.megamenu)),
  ]);
}

function keyOfLink(link: string, codes: readonly string[]): string[] {
  const [path = ''] = link.split(/[?#]/, 1);
  const [, first = '', ...rest] = path.split('/');
  const segment = keyInPath(codes.includes(first) ? `/${rest.join('/')}` : path);
  const key = segment === undefined ? undefined : decodeKey(segment);
  return key === undefined ? [] : [key];
}

/** The keys of pages that the menu leads to. */
async function menuKeys(host: Host): Promise<string[]> {
  const model = await readModel(host);
  const items = entriesOf(model?.menu, 'menu').map(([, item]) => item);
  return [...new Set(linksIn(items).flatMap((link) => keyOfLink(link, codesOf(model))))];
}

const keyOf = (entry: unknown): string[] =>
  isRecord(entry) && typeof entry.pageKey === 'string' && entry.pageKey !== '' ? [entry.pageKey] : [];

/** Some of them, from the first to the last. */
function spread<T>(all: readonly T[], count: number): T[] {
  if (all.length <= count) return [...all];
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] as T);
}

/** A page of the sample: its key, and what the host sends for it. */
export interface Sampled {
  pageKey: string;
  page: Raw;
}

/** The keys of the lists that the host names; none without the extension. */
export async function listKeys(host: Host): Promise<string[]> {
  return categoryRows((await readModel(host))?.categories).map(({ key }) => key);
}

/** The pages that are looked at: those that every site has, those of the menu, and some of the lists. */
export async function samplePages(host: Host): Promise<Sampled[]> {
  const listed = ((await listedKeys(host)) ?? []).flatMap(keyOf);
  const lists = await Promise.all((await listKeys(host)).map((key) => host.get('GetCategoryPages', listQuery(key))));
  const inLists = lists.flatMap((answer) => recordsIn(dataOf(answer)).flatMap(keyOf));
  const first = new Set([...ownKeys, ...(await menuKeys(host))]);
  const others = [...new Set([...listed, ...inLists])].filter((key) => !first.has(key));
  const keys = [...spread([...first], maxPages / 2), ...spread(others, maxPages / 2)];
  const pages: Sampled[] = [];
  for (const pageKey of keys) {
    const page = dataOf(await host.get('GetPageData', { pageKey }));
    if (isRecord(page)) pages.push({ pageKey, page });
  }
  return pages;
}
