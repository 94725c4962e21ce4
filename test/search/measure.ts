import type { SearchIndex } from '../../backend/src/search/search-index';
import queries from './queries.json';

/** The share of the questions that has a wanted page among the first three. */
export const bar = 0.95;

const PLACES = 3;

/** A query of the demo site's visitors and the pages they want. One of these pages is enough. */
interface Question {
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
type AskedLanguage = keyof typeof queries;
export const askedLanguages = Object.keys(queries) as AskedLanguage[];

export const questions: Readonly<Record<AskedLanguage, readonly Question[]>> = queries;

/** The share of a language's questions that an index answers. */
export function measure(index: SearchIndex, language: AskedLanguage): Measure {
  const asked = questions[language];
  const misses = asked.flatMap(({ query, wanted }) => {
    const { results } = index.search({ query, language, limit: PLACES, offset: 0 });
    const found = results.map(({ link }) => link);
    return wanted.some((link) => found.includes(link)) ? [] : [{ query, wanted, found }];
  });
  return { count: asked.length, share: (asked.length - misses.length) / asked.length, misses };
}
