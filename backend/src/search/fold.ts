const plainLetters: Readonly<Record<string, string>> = { ı: 'i', æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', đ: 'd', ł: 'l' };

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** A run of letters and digits in a text, with its position. */
interface Word {
  text: string;
  start: number;
}

/**
 * The form in which words are compared: "KÖPRÜSÜ", "köprüsü" and "koprusu" are equal, and so are "ILIK", "ılık" and
 * "ilik". Keyboards differ.
 */
export function fold(word: string): string {
  return (
    word
      // "I" is "ı" in Turkish, and both end as "i"; the default lower case leaves "İ" with a combining dot.
      .replace(/[Iİ]/g, 'i')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[ıæœøßđł]/g, (letter) => plainLetters[letter] ?? letter)
  );
}

/** The words of a text. An apostrophe separates a name from its suffix: "Türkiye'nin" is found by "Türkiye". */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ text: word, start: index }));
}
