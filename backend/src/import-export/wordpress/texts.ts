import { defaultLanguage } from '../../languages';
import { addressOfKey } from '../../../../lib/routes/page-address';
import type { PageItem, RedirectItem } from '../content-set';
import type { Report } from '../report';
import type { NewsRow } from '../write/news-rows';
import { assignKeys, parentsOf } from './assign-keys';
import { dayOf, isPublic, type PageContext, termsOf } from './convert-page';
import { groupTranslations, languageOf, type Translated } from './languages';
import { OldAddresses } from './old-addresses';
import type { WxrItem, WxrSite } from './read-wxr';

/** States of pages that are imported; others are leavings of the editor. */
const kept = new Set(['publish', 'draft', 'pending', 'future', 'private']);

/** Types that are no content of their own. */
const silent = new Set([
  'revision',
  'customize_changeset',
  'oembed_cache',
  'user_request',
  'wp_navigation',
  'wp_block',
]);

export const ofType = ({ items }: WxrSite, ...types: string[]) => items.filter(({ type }) => types.includes(type));

/** Lists what has no place here. */
export function leaveOthers(site: WxrSite, report: Report): void {
  const known = new Set(['page', 'post', 'attachment', 'nav_menu_item', ...silent]);
  for (const { type, title, id } of site.items)
    if (!known.has(type)) report.leave(type, title || id, 'this site has no such type');
  const comments = site.items.reduce((sum, item) => sum + item.comments, 0);
  if (comments > 0) report.note(`${comments} comments are not taken over`);
}

/** The pages and posts that are imported. */
export interface Texts {
  /** Each with its translations. */
  groups: Translated[];
  /** The key that a page or post has here. */
  keyOf: (item: WxrItem) => string;
}

/** A page is published in all its languages: it gets no translation that was not public. */
function withoutHidden({ base, byLanguage, others }: Translated, report: Report): Translated {
  if (!isPublic(base)) return { base, byLanguage, others };
  for (const item of byLanguage.values())
    if (!isPublic(item)) report.leave(`${item.type}s`, item.title, 'it is not public, and translates a page that is');
  return { base, byLanguage: new Map([...byLanguage].filter(([, item]) => isPublic(item))), others };
}

/** Finds what is imported, and gives each page its key. */
export function groupTexts(site: WxrSite, report: Report): Texts {
  const texts = ofType(site, 'page', 'post').filter(({ status }) => kept.has(status));
  const byId = new Map(texts.map((item) => [item.id, item]));
  const groups = groupTranslations(texts);
  for (const { others } of groups)
    for (const item of others)
      report.leave(
        `${item.type}s`,
        item.title,
        `this site has no language ${languageOf(item)}, or has this page in it`,
      );
  const usable = groups.filter(({ byLanguage }) => byLanguage.size > 0).map((group) => withoutHidden(group, report));
  for (const { base } of usable)
    if (!parentsOf(base, byId))
      report.note(`${base.title}: the pages above it go round in circles; it is imported without them`);
  const keys = assignKeys(
    usable.map(({ base }) => base),
    byId,
  );
  const keyById = new Map(
    usable.flatMap(({ base, byLanguage }) =>
      [...byLanguage.values()].map((item) => [item.id, keys.get(base.id) ?? '']),
    ),
  );
  return { groups: usable, keyOf: (item) => keyById.get(item.id) ?? '' };
}

/** The old addresses of what is public. */
export function redirectsOf(
  { groups, keyOf }: Texts,
  addresses: OldAddresses,
  isPublic: (key: string) => boolean,
  report: Report,
) {
  return groups.flatMap(({ byLanguage }) =>
    [...byLanguage].flatMap(([language, item]): RedirectItem[] => {
      const key = keyOf(item);
      const to = language === defaultLanguage ? addressOfKey(key) : `/${language}${addressOfKey(key)}`;
      return [item.link, ...OldAddresses.formerOf(item)].flatMap((link) => {
        const url = addresses.urlOf(link);
        if (!url || !isPublic(key)) return [];
        const from = url.pathname.replace(/\/+$/, '') || '/';
        if (url.search) {
          report.leave('redirects', link, 'an address with a query cannot be redirected');
          return [];
        }
        return from === to || from === '/' ? [] : [{ from, to, permanent: true, note: 'WordPress' }];
      });
    }),
  );
}

function newsRowOf({ base, byLanguage }: Translated, page: PageItem, findPicture: PageContext['findPicture']): NewsRow {
  const picture = base.meta._thumbnail_id && findPicture({ id: base.meta._thumbnail_id });
  const names = [...byLanguage].map(([language, item]) => [language, termsOf(item, 'category')]);
  return {
    pageKey: page.pageKey,
    title: page.title,
    date: dayOf(base),
    category: Object.fromEntries(names),
    ...(picture && { img: picture }),
  };
}

/** The keys of the posts. */
export const postKeysOf = ({ groups, keyOf }: Texts): ReadonlySet<string> =>
  new Set(groups.flatMap(({ base }) => (base.type === 'post' ? [keyOf(base)] : [])));

/** The posts that every visitor could read, as the page of the news lists them. */
export function newsRowsOf(
  { groups, keyOf }: Texts,
  pages: ReadonlyMap<string, PageItem>,
  findPicture: PageContext['findPicture'],
): NewsRow[] {
  return groups.flatMap((group) => {
    const page = pages.get(keyOf(group.base));
    return page && group.base.type === 'post' && isPublic(group.base) ? [newsRowOf(group, page, findPicture)] : [];
  });
}
