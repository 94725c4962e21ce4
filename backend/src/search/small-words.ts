import type { Language } from '../languages';
import { fold } from './fold';
import words from './visitor-words.json';

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(fold));

const smallWords: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  tr: setOf(words.smallWords.tr),
  en: setOf(words.smallWords.en),
  de: setOf(words.smallWords.de),
};

/** Whether a folded word carries no meaning of its own, as "nasıl" or "the". */
export const isSmallWord = (folded: string, language: Language): boolean => smallWords[language]?.has(folded) ?? false;
