import { definitions, type Section } from '../../components/sections/definitions';
import { defaultLanguage, isLanguage, type Language } from '../i18n/language';
import { addressOfKey } from '../routes/page-address';
import { isColor, isRecord, parseSection, type ParseContext } from '../sections/parse-section';
import { isSafeLink } from '../sections/safe-link';
import { hasTextOfItsOwn } from './own-text';
import type { ExtraBlock, Page, PageKey } from './types';

type Raw = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const color = (value: unknown): string | undefined => (typeof value === 'string' && isColor(value) ? value : undefined);
const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** The id of a section or of an item, as text: a host may send `1` in one language and `"1"` in another. */
function idOf(value: unknown): string | undefined {
  const id = isRecord(value) ? value.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/**
 * Puts a translated value over its Turkish twin, key by key (docs/contract.md#translations). List items find their twin
 * by id. Without ids, lists of the same length are matched item by item, and any other list stands alone.
 */
function withFallback(base: unknown, translated: unknown): unknown {
  if (!isPresent(translated)) return base;
  if (isRecord(base) && isRecord(translated)) {
    const names = new Set([...Object.keys(base), ...Object.keys(translated)]);
    return Object.fromEntries([...names].map((name) => [name, withFallback(base[name], translated[name])]));
  }
  if (Array.isArray(base) && Array.isArray(translated)) {
    return translated.map((item: unknown, index) => {
      const id = idOf(item);
      const byPlace = base.length === translated.length ? (base[index] as unknown) : undefined;
      const twin = id !== undefined ? base.find((candidate) => idOf(candidate) === id) : byPlace;
      return withFallback(twin, item);
    });
  }
  return translated;
}

const isFilledList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;

/** Sections find their twin by id, whatever their order. A translation without sections gets all Turkish ones. */
function mergeSections(base: unknown, translated: unknown): unknown {
  if (!isFilledList(base) || !isFilledList(translated)) return isFilledList(translated) ? translated : base;
  const byId = new Map(base.filter(isRecord).map((section) => [idOf(section), section]));
  return translated.map((section: unknown) => {
    const twin = isRecord(section) ? byId.get(idOf(section)) : undefined;
    return isRecord(section) && twin?.type === section.type ? withFallback(twin, section) : section;
  });
}

/** The page's translation in a language. An empty one, such as `{}`, does not count. */
function copyIn(raw: Raw, language: Language): Raw | undefined {
  const copies = raw.otherLangs;
  const copy = isRecord(copies) && Object.hasOwn(copies, language) ? copies[language] : undefined;
  if (!isRecord(copy)) return undefined;
  const { title, description, sections, data } = copy;
  const says = [text(title), text(description), isFilledList(sections), text(data), isRecord(data), isFilledList(data)];
  return says.some(Boolean) ? copy : undefined;
}

/** An empty text of the head is one that nobody has translated yet. */
const isUntranslated = (name: string, value: unknown): boolean =>
  value === '' && ['description', 'keywords'].includes(name);

function translate(raw: Raw, copy: Raw): Raw {
  const { title, sections, data, ...rest } = copy;
  const own = Object.entries(rest).filter(([name, value]) => isPresent(value) && !isUntranslated(name, value));
  return {
    ...raw,
    ...Object.fromEntries(own),
    title: text(title) || text(raw.title),
    sections: mergeSections(raw.sections, sections),
    data: Array.isArray(data) ? mergeSections(raw.data, data) : withFallback(raw.data, data),
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Whether there is text in the sections of a page or a copy, or in its extra block. */
const hasText = ({ sections, data }: Raw): boolean =>
  text(data) !== '' || [...listOf(sections), ...listOf(data)].some(hasTextOfItsOwn);

/** Whether a visitor reads the translation's own content. One with only head texts leaves the content in Turkish. */
const hasOwnContent = (raw: Raw, copy: Raw): boolean => hasText(copy) || !hasText(raw);

/** Marks the sections of a translated page that have no text in its language, and so are shown in Turkish. */
function markUntranslated(sections: Section[], base: unknown, translated: unknown): Section[] {
  const byId = (list: unknown) => new Map(listOf(list).map((section) => [idOf(section), section]));
  const [originals, copies] = [byId(base), byId(translated)];
  const isTurkish = ({ id }: Section) => hasTextOfItsOwn(originals.get(id)) && !hasTextOfItsOwn(copies.get(id));
  return sections.map((section) => (isTurkish(section) ? { ...section, contentLanguage: defaultLanguage } : section));
}

function parseSections(raw: unknown, path: string, context: ParseContext): Section[] {
  if (!isPresent(raw)) return [];
  if (!Array.isArray(raw)) {
    context.warn(`${path}: expected an array`);
    return [];
  }
  const sections = raw.flatMap(
    (section, index) => parseSection<Section>(definitions, section, `${path}[${index}]`, context) ?? [],
  );
  // The sort is stable, so equals keep the backend's order.
  return sections.sort((a, b) => a.order - b.order);
}

function parseExtraBlock(raw: unknown, path: string, context: ParseContext): ExtraBlock | null {
  if (typeof raw === 'string') {
    const html = context.sanitizeHtml(raw);
    return html ? { kind: 'html', html } : null;
  }
  if (!isPresent(raw)) return null;
  const sections = parseSections(Array.isArray(raw) ? raw : [raw], path, context);
  return sections.length > 0 ? { kind: 'sections', sections } : null;
}

/** The same for the extra block. HTML is a single text. */
function markUntranslatedBlock(block: ExtraBlock, base: unknown, translated: unknown): ExtraBlock {
  if (block.kind === 'sections') return { ...block, sections: markUntranslated(block.sections, base, translated) };
  return text(translated) ? block : { ...block, contentLanguage: defaultLanguage };
}

/** Reports what counts as absent because it is no text. */
function reportHead(copy: Raw, pageKey: string, context: ParseContext): void {
  for (const name of ['title', 'description', 'keywords', 'summary'])
    if (isPresent(copy[name]) && typeof copy[name] !== 'string') context.warn(`${pageKey}.${name}: expected text`);
}

/** The languages that a page's content exists in. Of these, the offered ones are listed for search engines. */
function languagesOf(raw: Raw): Language[] {
  const translations = Object.keys(isRecord(raw.otherLangs) ? raw.otherLangs : {}).filter(isLanguage);
  return [...new Set<Language>([defaultLanguage, ...translations])].filter((code) => {
    const copy = code === defaultLanguage ? raw : copyIn(raw, code);
    return copy && hasOwnContent(raw, copy);
  });
}

/**
 * A page of the backend in one language.
 *
 * @param raw whatever the backend sent as a page
 * @returns undefined when it is not a page
 */
export function normalizePage(raw: unknown, language: Language, context: ParseContext): Page | undefined {
  if (!isRecord(raw) || !text(raw.pageKey)) return undefined;
  const translation = language === defaultLanguage ? undefined : copyIn(raw, language);
  const copy = translation ? translate(raw, translation) : raw;
  const isOwn = translation !== undefined && hasOwnContent(raw, translation);
  const pageKey = text(raw.pageKey);
  const link = text(raw.link);
  reportHead(copy, pageKey, context);
  const sections = parseSections(copy.sections, `${pageKey}.sections`, context);
  const extraBlock = parseExtraBlock(copy.data, `${pageKey}.data`, context);
  return {
    pageKey,
    link: link.startsWith('/') && isSafeLink(link) ? link : addressOfKey(pageKey),
    title: text(copy.title),
    titleLanguage: text(translation?.title) ? language : defaultLanguage,
    description: text(copy.description),
    keywords: text(copy.keywords),
    summary: text(copy.summary) || text(copy.description),
    isVisible: raw.isVisible === true,
    sections: isOwn ? markUntranslated(sections, raw.sections, translation.sections) : sections,
    extraBlock: isOwn && extraBlock ? markUntranslatedBlock(extraBlock, raw.data, translation.data) : extraBlock,
    logoColor: color(raw.logoColor),
    logoBgColor: color(raw.logoBgColor),
    categories: listOf(raw.categories).flatMap((category) => text(category) || []),
    contentLanguage: isOwn ? language : defaultLanguage,
    languages: languagesOf(raw),
    revision: text(raw.revision),
    updatedAt: text(raw.updatedAt),
  };
}

/** The list of public pages; entries of the wrong shape are left out. */
export function normalizePageKeys(raw: unknown): PageKey[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  return raw.flatMap((entry: unknown) => {
    if (!isRecord(entry) || !text(entry.pageKey) || !text(entry.link).startsWith('/')) return [];
    const codes = Array.isArray(entry.languages) ? entry.languages.filter((code) => typeof code === 'string') : [];
    return {
      pageKey: text(entry.pageKey),
      link: text(entry.link),
      updatedAt: text(entry.updatedAt),
      languages: codes.filter(isLanguage),
    };
  });
}
