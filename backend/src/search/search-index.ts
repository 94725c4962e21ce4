import MiniSearch from 'minisearch';
import { siteLanguages, type Language } from '../languages';
import { documentOfPage, documentOfSign, fields, fieldWeights, type Document } from './documents';
import { Entries, type Entry, type Shown } from './entries';
import { queryFor, type Nearness } from './index-query';
import type { PageText } from './page-text';
import { byRank, ranked, type Found, type Hit } from './rank';
import { pairsOf, readQuery, type Segment } from './read-query';
import type { Sign } from './signs';
import { toResult, type SearchResult } from './to-result';

export interface SearchAnswer {
  total: number;
  results: SearchResult[];
}

interface SearchQuery {
  query: string;
  language: Language;
  limit: number;
  offset: number;
}

/** With this many exact matches, words that only begin with the searched ones are left out. */
const PLENTY = 200;

/** With fewer results than this, similar spellings are searched too. */
const FEW = 3;

/** A query of this many words is complete, so only words that no page has are guessed. */
const MANY_WORDS = 4;

function eachPageOnce(found: readonly Found[]): Found[] {
  const first = new Map<PageText, Found>();
  for (const each of found) if (!first.has(each.page)) first.set(each.page, each);
  return [...first.values()];
}

/** The index of the public pages, in memory. */
export class SearchIndex {
  private readonly entries = new Entries();

  private readonly idsOf = new Map<number | string, string[]>();

  private readonly index = new MiniSearch<Document>({
    fields,
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term || null,
    // Words that no page has any more are removed in one go: a page that changed between two batches would end the
    // process (https://github.com/lucaong/minisearch/issues/306).
    autoVacuum: { batchSize: Infinity },
  });

  /** The number of sources: pages, the frame and the categories. */
  get size(): number {
    return this.idsOf.size;
  }

  /**
   * Replaces the entries of a source.
   *
   * @param source a page's id, or the name of another place that names pages
   * @param texts the page's texts; empty when it is not public
   * @param signs the source's names for other pages
   */
  put(source: number | string, texts: readonly PageText[], signs: readonly Sign[] = []): void {
    for (const id of this.idsOf.get(source) ?? []) {
      this.index.discard(id);
      this.entries.remove(id);
    }
    const entries: Entry[] = [...texts.map((page) => ({ page })), ...signs.map((sign) => ({ sign }))];
    const ids = entries.map((_, position) => `${source}:${position}`);
    entries.forEach((entry, position) => {
      const id = ids[position] ?? '';
      this.entries.add(id, entry);
      this.index.add(entry.page ? documentOfPage(id, entry.page) : documentOfSign(id, entry.sign));
    });
    if (ids.length > 0) this.idsOf.set(source, ids);
    else this.idsOf.delete(source);
  }

  /**
   * Pages that have all words of a query in any form, best first; then, if these are few, similar spellings. Pages with
   * some of the words are returned only if none has all: they would hide the relevant ones.
   */
  search({ query, language, limit, offset }: SearchQuery): SearchAnswer {
    const found = this.find(readQuery(query, language, siteLanguages()), language);
    const shown = found.slice(offset, offset + limit);
    const results = shown.map((each) => {
      const page = this.entries.whole(each.page);
      return toResult({ ...each, page }, this.entries.kindOf(page));
    });
    return { total: found.length, results };
  }

  private find(segments: readonly Segment[], language: Language): Found[] {
    if (segments.length === 0) return [];
    const exact = this.size > PLENTY ? ranked(this.parts(segments, 'word', language), true) : [];
    if (exact.length >= PLENTY) return exact;
    const isLong = segments.length > MANY_WORDS;
    const parts = this.parts(segments, isLong ? 'word' : 'form', language);
    const forms = eachPageOnce([...ranked(parts, true), ...this.pairs(segments, parts, language)].sort(byRank));
    if (forms.length >= FEW) return forms;
    const nearParts = parts.map((hits, index) => {
      const segment = segments[index];
      return !segment || hits.length >= (isLong ? 1 : FEW) ? hits : this.hits(segment, 'near', language);
    });
    const near = ranked(nearParts, true);
    const some = forms.length + near.length > 0 ? near : ranked(nearParts, false);
    return eachPageOnce([...forms, ...some]);
  }

  private parts(segments: readonly Segment[], nearness: Nearness, language: Language): Hit[][] {
    return segments.map((segment) => this.hits(segment, nearness, language));
  }

  /** The matches of two words read as one: "shot crete" is "shotcrete". */
  private pairs(segments: readonly Segment[], parts: readonly Hit[][], language: Language): Found[] {
    return pairsOf(segments, siteLanguages()).flatMap(({ pair, index }) => {
      const hits = this.hits(pair, 'word', language);
      return hits.length > 0 ? ranked([...parts.slice(0, index), hits, ...parts.slice(index + 2)], true) : [];
    });
  }

  private hits(segment: Segment, nearness: Nearness, language: Language): Hit[] {
    const known = new Map<string, Shown | undefined>();
    const shown = (id: string) => {
      if (!known.has(id)) known.set(id, this.entries.shown(id, language));
      return known.get(id);
    };
    // A weight of 0 leaves an entry out.
    const boostDocument = (id: string) => shown(id)?.weight ?? 0;
    const found = this.index.search(queryFor(segment, nearness), { boost: fieldWeights, boostDocument });
    return found.flatMap(({ id, score, terms }) => {
      const page = shown(String(id));
      const name = this.entries.nameOf(String(id));
      return page && name ? [{ ...page, name, score, terms }] : [];
    });
  }
}
