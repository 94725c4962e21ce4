import { createHash } from 'node:crypto';
import { ownPageOf } from '../../../../lib/routes/page-address';
import { allLanguages, allTranslations, defaultLanguage, type Language, type Localized } from '../../languages';
import { isKey } from '../../validation/patterns';
import { keyFromTitle } from '../../../../lib/text/slugify';
import { htmlToPieces } from '../wordpress/html-to-pieces';
import { partsToSections, type PartsByLanguage, toParts } from '../wordpress/pieces-to-sections';
import { prepareHtml } from '../wordpress/prepare-html';
import type { PageItem } from '../content-set';
import type { Row } from './read-table';

/** Columns that each language has its own of: `title`, `title_en`. */
const translated = {
  title: 'başlık',
  description: 'açıklama',
  keywords: 'anahtar sözcükler',
  summary: 'özet',
  text: 'metin',
};

const shared = {
  key: 'anahtar',
  picture: 'görsel',
  alt: 'alternatif metin',
  lists: 'listeler',
  order: 'sıra',
  visible: 'görünür',
};

const names = new Map<string, string>([
  ...Object.entries(shared).flatMap(([name, turkish]): [string, string][] => [
    [name, name],
    [turkish, name],
  ]),
  ...Object.entries(translated).flatMap(([name, turkish]) =>
    allLanguages.flatMap(({ code }): [string, string][] => {
      const ending = code === defaultLanguage ? '' : `_${code}`;
      return [
        [name + ending, name + ending],
        [turkish + ending, name + ending],
      ];
    }),
  ),
]);

/** The column of a name in the file, in English or Turkish; by the rules of both for capitals. */
export const columnOf = (name: string): string | undefined =>
  names.get(name.toLowerCase()) ?? names.get(name.toLocaleLowerCase('tr'));

const yes = new Set(['', 'evet', 'yes', 'true', '1', 'doğru']);
const no = new Set(['hayır', 'no', 'false', '0', 'yanlış']);

/** A problem of a row, for the person who wrote it. */
class RowError extends Error {}

function readVisible(text = ''): boolean {
  const value = text.toLocaleLowerCase('tr');
  if (!yes.has(value) && !no.has(value)) throw new RowError(`visible: "${text}" is neither yes nor no`);
  return yes.has(value);
}

function readOrder(text = ''): number | undefined {
  if (text === '') return undefined;
  if (!/^-?\d{1,6}$/.test(text)) throw new RowError(`order: "${text}" is no whole number`);
  return Number(text);
}

const readLists = (text = ''): string[] =>
  text
    .split(/[,|]/)
    .map((name) => name.trim())
    .filter(Boolean);

function readKey({ key = '', title = '' }: Record<string, string>): string {
  const pageKey = key || keyFromTitle(title);
  if (!isKey(pageKey))
    throw new RowError(`key: "${pageKey}" has other signs than lower-case letters, digits and hyphens`);
  if (ownPageOf(pageKey)) throw new RowError(`key: the page "${pageKey}" shows sections of certain types only`);
  return pageKey;
}

const rowId = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

function readParts(cells: Record<string, string>): PartsByLanguage {
  const context = {
    resolveLink: (href: string) => (/^(https?:|mailto:|tel:|#|\/(?!\/))/.test(href) ? href : undefined),
    note: (what: string) => {
      throw new RowError(`text: ${what} cannot be taken over`);
    },
  };
  const parts = allLanguages.flatMap(({ code }) => {
    const text = cells[code === defaultLanguage ? 'text' : `text_${code}`];
    if (!text) return [];
    const pieces = htmlToPieces(prepareHtml(text, context.note), context);
    return [[code, toParts(pieces, () => undefined, context.note)] as const];
  });
  return Object.fromEntries(parts);
}

export interface PageOfRow {
  page: PageItem;
  /** A file name, as the row has it, with its text for people who cannot see it. */
  picture?: { name: string; alt: string };
}

/**
 * The page of a row. Whether there are lists of its names is known to the database.
 *
 * @throws Error with what is wrong with the row
 */
export function readPage({ cells }: Row, isPublished: boolean): PageOfRow {
  const inEach = (name: string): Localized<string> => {
    const texts = [[defaultLanguage, cells[name]], ...allTranslations.map((code) => [code, cells[`${name}_${code}`]])];
    return Object.fromEntries(texts.filter(([, text]) => text)) as Partial<Record<Language, string>>;
  };
  const title = inEach('title');
  if (!title[defaultLanguage]) throw new RowError('title: missing');
  const pageKey = readKey(cells);
  const { picture } = cells;
  const pageTitle = {
    ...{ id: rowId(`csv:${pageKey}`), blockType: 'pageTitle', sectionId: 'page-title-1', order: 10, title },
    ...(picture && { backgroundImage: picture }),
  };
  const page = {
    ...{ pageKey, title, description: inEach('description'), keywords: inEach('keywords'), summary: inEach('summary') },
    ...{ isVisible: readVisible(cells.visible), categories: readLists(cells.lists), dataKind: 'none' },
    ...(readOrder(cells.order) !== undefined && { order: readOrder(cells.order) }),
    sections: [pageTitle, ...partsToSections(pageKey, readParts(cells))],
    _status: isPublished ? 'published' : 'draft',
  };
  return { page, ...(picture && { picture: { name: picture, alt: cells.alt || (title[defaultLanguage] ?? '') } }) };
}
