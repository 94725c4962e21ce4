import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as turkish } from '@orama/stemmers/turkish';
import type { Language } from '../languages';
import { fold } from './fold';

/** Snowball's. The words of a language without one are found as they are written. */
const stemmers: Partial<Record<Language, (word: string) => string>> = { tr: turkish, en: english, de: german };

/** "onarımlar" becomes "onarım", and that "onar": three rounds are enough for any word. */
const MAX_ROUNDS = 3;

const MIN_STEM_LENGTH = 3;

/** A short Turkish word without one letter is another word: "kazı" is not "kaza". */
function isStemOf(stem: string, word: string, language: Language): boolean {
  const isDoubtful = language === 'tr' && stem.length === MIN_STEM_LENGTH && word.length - stem.length === 1;
  return stem.length >= MIN_STEM_LENGTH && !isDoubtful;
}

/** Snowball leaves the "s" between "köprü" and its suffix "-ü" on the stem. */
const joined = /^(.+[aeıioöuü])s$/;

function withoutSuffixes(word: string, language: Language): string[] {
  const found: string[] = [];
  let current = word;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const stem = stemmers[language]?.(current) ?? current;
    if (stem === current) break;
    found.push(stem);
    const [, bare] = (language === 'tr' && /^[ıiuü]/.test(current.slice(stem.length)) && joined.exec(stem)) || [];
    if (bare) found.push(bare);
    current = bare ?? stem;
  }
  return found.filter((stem) => isStemOf(stem, word, language));
}

/** A Turkish noun's endings from the last to the first: case, possessive, plural. Some are read in several ways. */
const nounEndings = [
  [/(?<=[aeıioöuü])(?:[yn][ıiuüae]|n[ıiuü]n|nd[ae]n?|yl[ae])$/, /(?:[ıiuü]n?|[ae]|[dt][ae]n?|l[ae])$/],
  [/(?<=[aeıioöuü])(?:s[ıiuü]|[mn][ıiuü]z)$/, /[ıiuü](?:[mn][ıiuü]z)?$/],
  [/l[ae]r$/],
];

/** Shorter stems are too often another word. */
const MIN_NOUN_LENGTH = 4;

/**
 * What each ending of a Turkish noun leaves. Snowball takes them all at once, and often more: of "adresiniz" it leaves
 * "adre", and never "adres".
 */
function nounStems(word: string): string[] {
  let found = [word];
  for (const endings of nounEndings) {
    const shorter = found.flatMap((each) => endings.map((ending) => each.replace(ending, '')));
    found = [...new Set([...found, ...shorter.filter(({ length }) => length >= MIN_NOUN_LENGTH)])];
  }
  return found.slice(1);
}

const back: Readonly<Record<string, string>> = { i: 'ı', o: 'o', u: 'u' };
const front: Readonly<Record<string, string>> = { i: 'i', o: 'ö', u: 'ü' };

/** A word with vowels that follow vowel harmony, as in Turkish suffixes. */
function harmonised(word: string, first: typeof back): string {
  let letters = first;
  return word.replace(/[aeiou]/g, (vowel) => {
    if (vowel === 'a') letters = back;
    if (vowel === 'e') letters = front;
    return letters[vowel] ?? vowel;
  });
}

/** Possible spellings of a word typed without Turkish letters: Snowball stems "barajı", but not "baraji". */
function spellings(word: string): string[] {
  if (!/^[a-z]+$/.test(word)) return [word];
  const guesses = [word, harmonised(word, back), harmonised(word, front)];
  return [...guesses, ...guesses.map((guess) => guess.replace(/g(?=[ıiuü]$)/, 'ğ'))];
}

/**
 * The folded stems of a word, the word itself included.
 *
 * @param isGuessing for a word of a query, which may come from another keyboard
 */
export function stemsOf(word: string, language: Language, isGuessing = false): string[] {
  const small = word.toLocaleLowerCase(language).normalize('NFC');
  const written = isGuessing && language === 'tr' ? spellings(small) : [small];
  const stems = written.flatMap((each) => withoutSuffixes(each, language));
  if (isGuessing && language === 'tr') stems.push(...written.flatMap(nounStems));
  return [...new Set([small, ...stems].map(fold))];
}
