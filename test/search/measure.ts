import type { SearchIndex } from '../../backend/src/search/search-index';
import heldBack from './held-back-queries.json';
import tuned from './queries.json';

const PLACES = 3;

/** A query of the demo site's visitors and the pages they want. One of these pages is enough. */
export interface Question {
  query: string;
  wanted: string[];
}

interface Miss extends Question {
  found: string[];
}

export interface Measure {
  count: number;
  share: number;
  misses: Miss[];
}

/** A language without questions is not measured. */
type AskedLanguage = keyof typeof tuned;
export const askedLanguages = Object.keys(tuned) as AskedLanguage[];

interface QuestionSet {
  questions: Readonly<Record<AskedLanguage, readonly Question[]>>;
  /** The share of the questions that needs a wanted page among the first three. */
  bar: number;
}

/**
 * The questions that the search is improved with, and those that show whether it learnt more than these. Which of the
 * held-back ones are missed is never looked at.
 */
export const questionSets: Readonly<Record<'tuned' | 'heldBack', QuestionSet>> = {
  tuned: { questions: tuned, bar: 0.95 },
  heldBack: { questions: heldBack, bar: 0.88 },
};

/** The share of the questions that an index answers in a language. */
export function measure(index: SearchIndex, language: AskedLanguage, asked: readonly Question[]): Measure {
  const misses = asked.flatMap(({ query, wanted }) => {
    const { results } = index.search({ query, language, limit: PLACES, offset: 0 });
    const found = results.map(({ link }) => link);
    return wanted.some((link) => found.includes(link)) ? [] : [{ query, wanted, found }];
  });
  return { count: asked.length, share: (asked.length - misses.length) / asked.length, misses };
}
