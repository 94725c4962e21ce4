import { excerpt } from '../search/excerpt';
import { fold } from '../search/fold';
import { wordsIn } from './found';

/** The piece of a text with the typed words. */
export function excerptOf(text: string, query: string): string {
  const typed = wordsIn(fold(query));
  return excerpt(text, (word) => typed.some((each) => fold(word).includes(each))).text;
}
