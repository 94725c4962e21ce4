import { definitions, type Section } from '../../components/sections/definitions';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages';
import { isColor, isRecord, parseSection, type ParseContext } from '../sections/parse-section';
import { isSafeLink } from '../sections/safe-link';
import type { ExtraBlock, Page, PageKey } from './types';

type Raw = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const color = (value: unknown): string | undefined => (typeof value === 'string' && isColor(value) ? value : undefined);
const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/**
 * A translated value over its Turkish twin, key by key (CONTRACT.md, Page). Lists of the same length are taken
 * for translations of each other, item by item; any other list stands for itself.
 */
function withFallback(base: unknown, translated: unknown): unknown {
  if (!isPresent(translated)) return base;
  if (isRecord(base) && isRecord(translated)) {
    const names = new Set([...Object.keys(base), ...Object.keys(translated)]);
    return Object.fromEntries([...names].map((name) => [name, withFallback(base[name], translated[name])]));
  }
  if (Array.isArray(base) && Array.isArray(translated) && base.length === translated.length) {
    return translated.map((item: unknown, index) => withFallback(base[index], item));
  }
  return translated;
}

/** Sections find their twin by id, whatever their order. */
function mergeSections(base: unknown, translated: unknown): unknown {
  if (!Array.isArray(base) || !Array.isArray(translated)) return translated ?? base;
  const byId = new Map(base.filter(isRecord).map((section) => [section.id, section]));
  return translated.map((section: unknown) => {
    const twin = isRecord(section) ? byId.get(section.id) : undefined;
    return isRecord(section) && twin?.type === section.type ? withFallback(twin, section) : section;
  });
}

function translate(raw: Raw, language: Language): Raw | undefined {
  const copies = raw.otherLangs;
  const copy = isRecord(copies) && Object.hasOwn(copies, language) ? copies[language] : undefined;
  if (!isRecord(copy)) return undefined;
  const { title, sections, data, ...texts } = copy;
  return {
    ...raw,
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => isPresent(value))),
    title: text(title) || text(raw.title),
    sections: mergeSections(raw.sections, sections),
    data: Array.isArray(data) ? mergeSections(raw.data, data) : withFallback(raw.data, data),
  };
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
  // SPEC.md §9: sections sort by ascending order; the sort is stable, so equals keep the backend's order.
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

function translationsOf(raw: Raw): Language[] {
  const codes = isRecord(raw.otherLangs) ? Object.keys(raw.otherLangs) : [];
  return [defaultLanguage, ...codes.filter(isLanguage).filter((code) => code !== defaultLanguage)];
}

/**
 * A page of the backend's in one language.
 *
 * @param raw whatever the backend sent as a page
 * @returns the page, or undefined where it is no page at all
 */
export function normalizePage(raw: unknown, language: Language, context: ParseContext): Page | undefined {
  if (!isRecord(raw) || !text(raw.pageKey)) return undefined;
  const translated = language === defaultLanguage ? undefined : translate(raw, language);
  const copy = translated ?? raw;
  const pageKey = text(raw.pageKey);
  const link = text(raw.link);
  return {
    pageKey,
    link: link.startsWith('/') && isSafeLink(link) ? link : `/page/${pageKey}`,
    title: text(copy.title),
    description: text(copy.description),
    keywords: text(copy.keywords),
    summary: text(copy.summary) || text(copy.description),
    isVisible: raw.isVisible === true,
    sections: parseSections(copy.sections, `${pageKey}.sections`, context),
    extraBlock: parseExtraBlock(copy.data, `${pageKey}.data`, context),
    logoColor: color(raw.logoColor),
    logoBgColor: color(raw.logoBgColor),
    contentLanguage: translated ? language : defaultLanguage,
    languages: translationsOf(raw),
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
