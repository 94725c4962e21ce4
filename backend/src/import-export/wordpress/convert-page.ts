import { defaultLanguage, type Language, type Localized } from '../../languages';
import type { PageItem } from '../content-set';
import { htmlToPieces } from './html-to-pieces';
import type { Translated } from './languages';
import { type FindPicture, type PartsByLanguage, partsToSections, type Part, toParts } from './pieces-to-sections';
import { prepareHtml, type Stored } from './prepare-html';
import type { WxrItem } from './read-wxr';

export interface PageContext {
  resolveLink: (href: string) => string | undefined;
  findPicture: FindPicture;
  /** What the text of a page refers to. */
  stored: (item: WxrItem) => Stored;
  /** Display names by login. */
  authors: ReadonlyMap<string, string>;
  /** Gets what is left out of a page. */
  note: (item: WxrItem, what: string) => void;
  /** Whether published pages are published here too. */
  publishes: boolean;
}

const MAX_DESCRIPTION = 160;

/** Whether every visitor of the old site could read it. */
export const isPublic = ({ status, password }: WxrItem): boolean => status === 'publish' && !password;

const plainText = (html: string) =>
  html
    .replace(/<\/?(?:p|li|ul|ol|h[1-6]|br|td|th|tr|div|blockquote)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  return `${text.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
}

function partsOf(item: WxrItem, context: PageContext): Part[] {
  const note = (what: string) => context.note(item, what);
  const html = prepareHtml(item.content, (name) => note(`[${name}]`), context.stored(item));
  const pieces = htmlToPieces(html, {
    note,
    resolveLink: (href) => {
      const link = context.resolveLink(href);
      if (link === undefined) note(`link ${href}`);
      return link;
    },
  });
  return toParts(pieces, context.findPicture, note);
}

function descriptionOf({ meta, excerpt }: WxrItem, parts: readonly Part[]): string {
  const written = meta._yoast_wpseo_metadesc || meta.rank_math_description || plainText(excerpt);
  const first = parts.find((part) => part.kind === 'text' && part.html);
  return shorten(written || (first?.kind === 'text' ? plainText(first.html) : ''));
}

/** An ISO 8601 time of one in UTC; undefined without one. */
function timeOf(text: string): string | undefined {
  const time = new Date(`${text.replace(' ', 'T')}Z`);
  return /^\d{4}-/.test(text) && !text.startsWith('0000') && !Number.isNaN(time.getTime())
    ? time.toISOString()
    : undefined;
}

/** The day of a post, `YYYY-MM-DD`, as the old site showed it: by its own clock. A draft has none. */
export function dayOf({ date, localDate, status }: WxrItem): string | undefined {
  const time = timeOf(date);
  return (time || status === 'publish' ? (timeOf(localDate) ?? time) : undefined)?.slice(0, 10);
}

const dateFormats: Partial<Record<string, Intl.DateTimeFormat>> = {};

function dateIn(language: string, day: string | undefined): string {
  const format = (dateFormats[language] ??= new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }));
  return day ? format.format(new Date(day)) : '';
}

/** The names of a post's categories or tags. */
export const termsOf = ({ terms }: WxrItem, ...domains: string[]): string[] =>
  terms.filter(({ domain, name }) => domains.includes(domain) && name).map(({ name }) => name);

/** What a post says below its title: when it was written, and by whom. */
function bylineOf(item: WxrItem, language: string, authors: ReadonlyMap<string, string>): string {
  return [dateIn(language, dayOf(item)), authors.get(item.creator) ?? item.creator].filter(Boolean).join(' · ');
}

/** A page or post, with its translations, as a page of this site. */
export function convertPage(pageKey: string, { base, byLanguage }: Translated, context: PageContext): PageItem {
  const own = byLanguage.size > 0 ? [...byLanguage] : [[defaultLanguage, base] as const];
  // Every page exists in Turkish: one that has no Turkish text is shown in its own language.
  const members: (readonly [Language, WxrItem])[] = byLanguage.has(defaultLanguage)
    ? own
    : [[defaultLanguage, base], ...own.filter(([, item]) => item !== base)];
  const parts: PartsByLanguage = Object.fromEntries(
    members.map(([language, item]) => [language, partsOf(item, context)]),
  );
  const inEach = (read: (item: WxrItem, language: Language) => string): Localized<string> =>
    Object.fromEntries(
      members.flatMap(([language, item]) => {
        const text = read(item, language);
        return text ? [[language, text]] : [];
      }),
    );
  const title = inEach((item) => item.title || pageKey);
  const picture = base.meta._thumbnail_id && context.findPicture({ id: base.meta._thumbnail_id });
  const isPost = base.type === 'post';
  const pageTitle = {
    ...{ id: `title-${pageKey}`.slice(0, 60), blockType: 'pageTitle', sectionId: 'page-title-1', order: 10, title },
    ...(isPost && { subTitle: inEach((item, language) => bylineOf(item, language, context.authors)) }),
    ...(picture && { backgroundImage: picture }),
  };
  return {
    pageKey,
    title,
    description: inEach((item, language) => descriptionOf(item, parts[language] ?? [])),
    keywords: inEach((item) => termsOf(item, 'category', 'post_tag').join(', ')),
    isVisible: true,
    dataKind: 'none',
    sections: [pageTitle, ...partsToSections(pageKey, parts)],
    updatedAt: timeOf(base.modified) ?? timeOf(base.date),
    _status: context.publishes && isPublic(base) ? 'published' : 'draft',
  };
}
