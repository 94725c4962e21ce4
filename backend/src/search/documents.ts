import type { Language } from '../languages';
import type { PageText } from './page-text';
import type { Sign } from './signs';
import { initialsOf, termsOfName, termsOfText } from './terms';
import { isSmallWord } from './small-words';

/** The weight of a word in each field of the index. */
export const fieldWeights = { title: 6, names: 5, keywords: 3, description: 2.5, foreign: 2, text: 1 };

type Field = keyof typeof fieldWeights;

export const fields = Object.keys(fieldWeights) as Field[];

/** An entry of the index: each field's terms, separated by spaces. */
export type Document = Record<Field, string> & { id: string };

const parted = (terms: readonly string[]) => terms.join(' ');

const namesTerms = (names: readonly string[], language: Language) =>
  names.flatMap((name) => termsOfName(name, language));

function initialsTerms(names: readonly string[], language: Language): string[] {
  return names.flatMap((name) => initialsOf(name, (word) => isSmallWord(word, language)));
}

export function documentOfPage(id: string, page: PageText): Document {
  const { title, description, keywords, text, names = [], foreign = {}, language } = page;
  const phrases = keywords.split(',');
  return {
    id,
    title: parted(termsOfName(title, language)),
    names: parted([...namesTerms(names, language), ...initialsTerms([title, ...phrases], language)]),
    keywords: parted(namesTerms(phrases, language)),
    description: parted(termsOfText(description, language)),
    foreign: parted(
      (Object.entries(foreign) as [Language, string[]][]).flatMap(([code, names]) => namesTerms(names, code)),
    ),
    text: parted(termsOfText(text, language)),
  };
}

export function documentOfSign(id: string, { title, above, language }: Sign): Document {
  return {
    ...{ id, keywords: '', description: '', foreign: '' },
    title: parted(termsOfName(title, language)),
    names: parted([...namesTerms([title], language), ...initialsTerms([title], language)]),
    text: parted(namesTerms(above, language)),
  };
}
