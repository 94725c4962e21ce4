import MiniSearch from 'minisearch';
import { siteLanguages, type Language } from '../languages';
import { documentOfPage, documentOfSign, fields, fieldWeights, type Document } from './documents';
import { Entries, type Entry, type Shown } from './entries';
import { queriesFor, type Nearness } from './index-query';
import type { PageText } from './page-text';
import { byRank, ranked, type Found, type Hit, type Part } from './rank';
import { pairsOf, readQuery, type Segment } from './read-query';
import type { Sign } from './signs';
import { toResult, type SearchResult } from './to-result';

export interface SearchAnswer {
  total: number;
  results: SearchResult[];
}

export interface SearchQuery {
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

/** So many pages with some of the words are shown behind a few with all of them. */
const SOME = 10;

/** Those with all words, or with a name of searched words: "Jet Grout" for "jet grout fiyatı". */
const withNamed = (found: readonly Found[]) => found.filter(({ isWhole, isNamed }) => isWhole || isNamed);

/** Where no page has what a query is about, what is asked of it is all that it says: "hizmetler" in "Akme hizmetleri". */
const meantParts = (parts: readonly Part[]): readonly Part[] =>
  parts.some(({ hits, isOptional }) => !isOptional && hits.length > 0)
    ? parts
    : parts.map((part) => ({ ...part, isOptional: false }));

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
   * Pages that have all words of a query in any form, or a name that consists of searched words, best first. If these
   * are few: similar spellings, and behind them pages with some of the words.
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
    const forms = [...withNamed(ranked(parts, false)), ...this.pairs(segments, parts, language)].sort(byRank);
    const once = eachPageOnce(forms);
    if (once.filter(({ isWhole }) => isWhole).length >= FEW) return once;
    const nearParts = parts.map((part, index) => {
      const segment = segments[index];
      const isEnough = !segment || part.hits.length >= (isLong ? 1 : FEW);
      return isEnough ? part : { ...part, hits: this.hits(segment, 'near', language) };
    });
    const near = ranked(meantParts(nearParts), false);
    const whole = eachPageOnce([...once, ...near.filter(({ isWhole }) => isWhole)]);
    return eachPageOnce([...whole, ...(whole.length > 0 ? near.slice(0, whole.length + SOME) : near)]);
  }

  private parts(segments: readonly Segment[], nearness: Nearness, language: Language): Part[] {
    return segments.map((segment) => ({
      hits: this.hits(segment, nearness, language),
      isOptional: segment.isOptional,
    }));
  }

  /** The matches of two words read as one: "shot crete" is "shotcrete". */
  private pairs(segments: readonly Segment[], parts: readonly Part[], language: Language): Found[] {
    return pairsOf(segments, siteLanguages()).flatMap(({ pair, index }) => {
      const hits = this.hits(pair, 'word', language);
      const both = { hits, isOptional: false };
      return hits.length > 0 ? ranked([...parts.slice(0, index), both, ...parts.slice(index + 2)], true) : [];
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
    const hits: Hit[] = [];
    // One after the other, so that the best counts: a page with several synonyms is not more of the word.
    for (const [number, query] of queriesFor(segment, nearness).entries()) {
      for (const { id, score, terms } of this.index.search(query, { boost: fieldWeights, boostDocument })) {
        const [page, names] = [shown(String(id)), this.entries.namesOf(String(id))];
        if (page) hits.push({ page: page.page, isOwn: page.isOwn, names, score, terms, isSynonym: number > 0 });
      }
    }
    return hits;
  }
}
