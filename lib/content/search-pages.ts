import 'server-only';

import { readBackend } from '../backend/client';
import { BackendFailure } from '../backend/failure';
import { countRequest } from '../http/rate-limits';
import { localizeHref } from '../i18n/addresses';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages';
import { isPageKind, type PageKind } from '../routes/page-kinds';
import { resultsPerPage, type SearchRequest } from '../search/search-request';
import { isSafeLink } from '../sections/safe-link';

/** A text with the ranges of the matches: [start, end). */
export interface MarkedText {
  text: string;
  marks: readonly (readonly [number, number])[];
}

export interface SearchResult {
  /** The address in the active language. */
  address: string;
  title: MarkedText;
  excerpt: MarkedText;
  /** The language of the page. */
  language: Language;
  /** The kind of page, if the backend sends it. */
  kind?: PageKind;
}

export type SearchAnswer =
  | { kind: 'found'; total: number; results: SearchResult[] }
  /** The backend has no search, does not answer or is busy, or the visitor has searched too often. */
  | { kind: 'unavailable' };

/** The number of searches that may wait for the backend. More are refused, or page requests would have to wait too. */
const maxRunning = 8;
let running = 0;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isResultList = (data: unknown) => isRecord(data) && Array.isArray(data.results);

/** Valid marks in order: not overlapping, and inside the text. */
function parseMarks(raw: unknown, length: number): [number, number][] {
  const marks: [number, number][] = [];
  for (const pair of Array.isArray(raw) ? raw : []) {
    const [start, end] = (Array.isArray(pair) ? pair : []) as unknown[];
    const from = marks.at(-1)?.[1] ?? 0;
    if (!Number.isInteger(start) || !Number.isInteger(end)) continue;
    const mark = [start, end] as [number, number];
    if (mark[0] >= from && mark[1] > mark[0] && mark[1] <= length) marks.push(mark);
  }
  return marks;
}

function parseText(raw: unknown): MarkedText {
  const text = isRecord(raw) && typeof raw.text === 'string' ? raw.text : '';
  return { text, marks: parseMarks(isRecord(raw) ? raw.marks : [], text.length) };
}

function parseResult(raw: unknown, language: Language): SearchResult[] {
  if (!isRecord(raw)) return [];
  const title = parseText(raw.title);
  const { link, language: code, kind } = raw;
  if (!title.text || typeof link !== 'string' || !link.startsWith('/') || !isSafeLink(link)) return [];
  const address = localizeHref(link, language);
  const isKnown = typeof code === 'string' && isLanguage(code);
  return [
    {
      ...{ address, title, excerpt: parseText(raw.excerpt), language: isKnown ? code : defaultLanguage },
      ...(isPageKind(kind) && { kind }),
    },
  ];
}

/** Answers are never cached, because the number of possible queries is unlimited. */
async function fetchResults({ query, page }: SearchRequest, language: Language): Promise<SearchAnswer> {
  const offset = String((page - 1) * resultsPerPage);
  const parameters = { query, language, limit: String(resultsPerPage), offset };
  try {
    const data = await readBackend('SearchPages', parameters, 'now', isResultList);
    if (data === null) return { kind: 'unavailable' };
    const { results, total } = data as { results: unknown[]; total: unknown };
    const parsed = results.flatMap((result) => parseResult(result, language));
    return { kind: 'found', total: Number.isInteger(total) ? Number(total) : parsed.length, results: parsed };
  } catch (error) {
    if (error instanceof BackendFailure) return { kind: 'unavailable' };
    throw error;
  }
}

/**
 * The public pages that match a query, best first. It never throws: the search page also works without results.
 *
 * @param visitor the address of the request, for the limit of searches
 */
export async function searchPages(request: SearchRequest, language: Language, visitor: string): Promise<SearchAnswer> {
  if ((await countRequest('search', visitor)) !== undefined || running >= maxRunning) return { kind: 'unavailable' };
  running += 1;
  try {
    return await fetchResults(request, language);
  } finally {
    running -= 1;
  }
}
