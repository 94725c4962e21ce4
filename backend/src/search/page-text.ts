import type { PageKind } from '../../../lib/routes/page-kinds';
import type { Fields } from '../../../lib/sections/define-section';
import { defaultLanguage, type Language } from '../languages';
import type { WirePage, WirePageCopy } from '../wire/page';
import { definitionOf, type WireSection } from '../wire/section';
import { isRecord, rowsOf } from '../wire/values';
import { kindOf, type ListKinds } from './kind';
import { namesByContent } from './meanings';

/** The searchable text of a page in one language. */
export interface PageText {
  pageKey: string;
  link: string;
  title: string;
  description: string;
  keywords: string;
  text: string;
  language: Language;
  /** All languages of the page; a missing text is the Turkish one. */
  languages: Language[];
  /** Visitors' other names for the page. */
  names?: string[];
  /** Its title and keywords in the other languages. */
  foreign?: Partial<Record<Language, string[]>>;
  kind?: PageKind;
}

/** Longer texts would only cost memory. */
const MAX_TEXT_LENGTH = 20_000;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(entity: string, name: string): string {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  if (!hex && !decimal) return entities[name.toLowerCase()] ?? entity;
  const code = hex ? parseInt(hex, 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** The words of HTML. Inline elements do not separate words: "<strong>j</strong>et" is "jet". */
export function htmlToText(html: string): string {
  return html
    .replace(/<\/?(?:strong|em|a)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w{1,10});/g, decode);
}

function textsOfFields(fields: Fields, values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.kind === 'list') return rowsOf(value).flatMap((row) => textsOfFields(field.fields, row));
    if (field.kind === 'group') return isRecord(value) ? textsOfFields(field.fields, value) : [];
    if (field.kind === 'text' && typeof value === 'string') return [value];
    if (field.kind === 'html' && typeof value === 'string') return [htmlToText(value)];
    return [];
  });
}

function textsOfSection(section: WireSection): string[] {
  const definition = definitionOf({ blockType: section.type });
  return definition ? textsOfFields(definition.fields, section) : [];
}

/** The sections of a page: its own, and those of its data. */
export function sectionsOf({ sections, data }: WirePageCopy): WireSection[] {
  return [...sections, ...(data && typeof data === 'object' ? [data].flat() : [])];
}

const sectionTypesOf = (copy: WirePageCopy) => sectionsOf(copy).map(({ type }) => type);

function textsOfData(data: WirePageCopy['data']): string[] {
  if (!data) return [];
  if (typeof data === 'string') return [htmlToText(data)];
  return (Array.isArray(data) ? data : [data]).flatMap(textsOfSection);
}

const copyIn = (page: WirePage, language: Language): WirePageCopy | undefined =>
  language === defaultLanguage ? page : page.otherLangs[language];

/** The languages of a page, Turkish first. */
const languagesOf = ({ otherLangs }: WirePage): Language[] => [
  defaultLanguage,
  ...(Object.keys(otherLangs) as Language[]),
];

function namesIn(page: WirePage, language: Language): string[] {
  const { title, keywords } = copyIn(page, language) ?? {};
  return [title, ...(keywords ?? '').split(',')].flatMap((name) => (name?.trim() ? [name.trim()] : []));
}

/**
 * The searchable texts of a public page, one per language.
 *
 * @param lists those that pages can be in
 */
export function pageTexts(page: WirePage, lists: ListKinds): PageText[] {
  const languages = languagesOf(page);
  const { pageKey, link } = page;
  return languages.map((language) => {
    const copy = copyIn(page, language) ?? page;
    const texts = [...copy.sections.flatMap(textsOfSection), ...textsOfData(copy.data)];
    // A page's heading repeats its title.
    const text = texts.filter((part) => part !== copy.title).join(' · ');
    const others = languages.filter((other) => other !== language);
    return {
      ...{ pageKey, link, language, languages, kind: kindOf(page, lists) },
      title: copy.title ?? '',
      description: copy.description ?? '',
      keywords: copy.keywords ?? '',
      text: text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH),
      names: namesByContent(sectionTypesOf(copy), language),
      foreign: Object.fromEntries(others.map((other) => [other, namesIn(page, other)])),
    };
  });
}
