import type { APIRequestContext } from '@playwright/test';

import { addressOf } from '@/lib/i18n/addresses';
import type { Language } from '@/lib/i18n/language';
import { pathOfCategory } from '@/lib/routes/category-address';
import { searchPath } from '@/lib/routes/site-routes';

import { coverAll } from '../../scripts/lib/set-cover.mjs';
import { linkedRows } from '../../test/demo-categories';
import { type Json, seedPages } from './seed';

/** The types of a page's sections. */
const typesOf = ({ sections }: Json) => (sections as { type: string }[]).map(({ type }) => `section ${type}`);

/** The route of a path without a language: `/page/…` and `/reference/…` are one each. */
const routeOf = (path: string) => `route ${path.replace(/(?<=^\/(?:page|reference)\/).+/, '…')}`;

const inLanguage = (path: string, language: Language, features: string[]): [string, string[]] => [
  addressOf(path, language),
  [routeOf(path), ...features].map((feature) => `${feature} ${language}`),
];

const pages = seedPages
  .filter(({ isVisible }) => isVisible)
  .flatMap((page) => {
    const { link, otherLangs } = page as { link: string; otherLangs?: Record<string, Json> };
    const translation = otherLangs?.en;
    return [
      inLanguage(link, 'tr', typesOf(page)),
      ...(translation ? [inLanguage(link, 'en', typesOf({ ...page, ...translation }))] : []),
    ];
  });

/** What the page of a category has: its logos, and the projects that name it. */
const listsOf = ({ key, logos }: (typeof linkedRows)[number]) => [
  ...(logos.length > 0 ? ['logos'] : []),
  ...(seedPages.some(({ isVisible, categories }) => isVisible && (categories as string[]).includes(key))
    ? ['projects']
    : []),
];

/** Those that the demo content offers. */
export const languages: readonly Language[] = ['tr', 'en'];

const ownPages = languages.flatMap((language) => [
  inLanguage(searchPath, language, []),
  ...linkedRows.map((row) => inLanguage(pathOfCategory(row.link), language, listsOf(row))),
]);

/** Every public address of the demo site with what it shows: its route and its section types, in its language. */
const features = new Map([...pages, ...ownPages].sort(([one], [other]) => (one < other ? -1 : 1)));

/** Every public address of the demo site, known before the suites start so that each gets a test of its own. */
export const publicAddresses = [...features.keys()];

/** Few addresses that show every route and every section type in every language between them. */
export const coveringAddresses = coverAll(features);

/** The paths of the site's own sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname).sort();
}
