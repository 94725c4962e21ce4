import { createHash } from 'node:crypto';
import { allLanguages, defaultLanguage, translationLanguages, type Language, type Localized } from '../languages';
import type { MediaById, MediaId, WireContext } from './context';
import { mediaIdsOf } from './media-ids';
import { hasText } from './own-text';
import { sectionsToWire, type WireSection } from './section';
import { inLanguage, textOf, withoutAbsent } from './values';

/** A row of `pages`, read with `locale: 'all'` and `depth: 0`. */
export interface StoredPage {
  id: number | string;
  uuid?: string | null;
  pageKey: string;
  link: string;
  title?: Localized<string>;
  description?: Localized<string>;
  keywords?: Localized<string>;
  summary?: Localized<string>;
  isVisible?: boolean | null;
  categories?: string[] | null;
  order?: number | null;
  logoColor?: string | null;
  logoBgColor?: string | null;
  sections?: unknown;
  dataKind?: 'none' | 'html' | 'section' | 'sections' | null;
  dataHtml?: Localized<string>;
  dataSections?: unknown;
  /** Never on the wire (editing/translations/outdated.ts). */
  outdatedTranslations?: Readonly<Record<string, Partial<Record<Language, string>>>> | null;
  updatedAt: string;
  /** A reusable section: no page, but what pages show (`src/reusable`). */
  isReusable?: boolean | null;
  /** When the reusable sections that it shows were changed last, once they are resolved. */
  reusableAt?: string;
}

type WireData = null | string | WireSection | WireSection[];

export interface WirePageCopy {
  title?: string;
  description?: string;
  keywords?: string;
  summary?: string;
  sections: WireSection[];
  data?: WireData;
}

export interface WirePage extends WirePageCopy {
  uuid: string;
  pageKey: string;
  link: string;
  isVisible: boolean;
  otherLangs: Partial<Record<Language, WirePageCopy>>;
  logoColor?: string;
  logoBgColor?: string;
  categories: string[];
  isEditable: boolean;
  revision: string;
  updatedAt: string;
}

export function mediaIdsOfPage({ sections, dataSections }: StoredPage): MediaId[] {
  return [...new Set([...mediaIdsOf(sections), ...mediaIdsOf(dataSections)])];
}

/** The languages of a page, whether or not the site offers them: those with a title. */
export function languagesOf({ title }: Pick<StoredPage, 'title'>): Language[] {
  return allLanguages.map(({ code }) => code).filter((language) => inLanguage(title, language));
}

/**
 * The languages that a page's content exists in, for hreflang. A translation whose sections have no text is shown in
 * Turkish and does not count.
 */
export function contentLanguagesOf({ sections, otherLangs }: Pick<WirePage, 'sections' | 'otherLangs'>): Language[] {
  const isSilent = !sections.some(hasText);
  const copies = Object.entries(otherLangs) as [Language, WirePageCopy][];
  const translated = copies.filter(([, copy]) => isSilent || copy.sections.some(hasText));
  return [defaultLanguage, ...translated.map(([language]) => language)];
}

/**
 * Maps a stored page to a page of the contract (docs/contract.md#page).
 *
 * @param isEditing for an editor: every language, hidden sections, and the ids of rows and pictures
 * @param languages that may be in it; by default those that the site offers
 */
export function pageToWire(
  page: StoredPage,
  media: MediaById,
  isEditing = false,
  languages: readonly Language[] = translationLanguages(),
): WirePage {
  const existing = languagesOf(page);
  const translations = languages.filter((language) => isEditing || existing.includes(language));
  const copy = (language: Language) => pageCopy(page, { language, media, isEditing });
  return withoutAbsent({
    uuid: page.uuid ?? String(page.id),
    pageKey: page.pageKey,
    link: page.link,
    ...copy(defaultLanguage),
    isVisible: page.isVisible === true,
    otherLangs: Object.fromEntries(translations.map((language) => [language, copy(language)])),
    logoColor: textOf(page.logoColor),
    logoBgColor: textOf(page.logoBgColor),
    categories: page.categories ?? [],
    isEditable: isEditing,
    revision: revisionOf(page),
    updatedAt: page.updatedAt,
  }) as WirePage;
}

/** The content of a page in one language. Missing values are left out, and the site falls back key by key. */
function pageCopy(page: StoredPage, context: WireContext): WirePageCopy {
  const { language } = context;
  return withoutAbsent({
    title: inLanguage(page.title, language),
    description: textOf(inLanguage(page.description, language)),
    keywords: textOf(inLanguage(page.keywords, language)),
    summary: textOf(inLanguage(page.summary, language)),
    sections: sectionsToWire(page.sections, context),
    data: dataToWire(page, context),
  }) as WirePageCopy;
}

function dataToWire(page: StoredPage, context: WireContext): WireData | undefined {
  const isTranslation = context.language !== defaultLanguage;
  switch (page.dataKind) {
    case 'html':
      return textOf(inLanguage(page.dataHtml, context.language)) ?? (isTranslation ? undefined : null);
    case 'section':
      return sectionsToWire(page.dataSections, context)[0] ?? null;
    case 'sections':
      return sectionsToWire(page.dataSections, context);
    default:
      return null;
  }
}

/** A hash that changes with every save, and on the wire with those of the reusable sections that the page shows. */
export function revisionOf({ id, updatedAt, reusableAt }: Pick<StoredPage, 'id' | 'updatedAt' | 'reusableAt'>): string {
  const times = reusableAt ? `${updatedAt} ${reusableAt}` : updatedAt;
  return createHash('sha256').update(`${id}:${times}`).digest('base64url').slice(0, 22);
}
