/** The last letter of a Turkish word before a suffix with a vowel: "başlık" is "başlığı", "kitap" is "kitabı". */
const softened: Readonly<Record<string, string>> = { k: 'g', p: 'b', t: 'd' };

function hasWord(folded: string, word: string): boolean {
  const soft = softened[word.slice(-1)];
  return folded.includes(word) || (word.length > 3 && soft !== undefined && folded.includes(word.slice(0, -1) + soft));
}

/**
 * Whether a text has every word of a query, in any order, as a part of a word, whatever the case and the accents, and
 * with the consonant that a Turkish suffix changes: "başlık" is found in "Sayfa başlığı".
 *
 * @param folded the text, as `fold` makes it
 * @param query folded like it; an empty one is in every text
 */
export function hasWords(folded: string, query: string): boolean {
  return query
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => hasWord(folded, word));
}
