const plainLetters: Readonly<Record<string, string>> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
};

/** The backend cuts a key made from a title at this length. */
const maxLength = 80;

/** The key that a title gives an address: "Köprü İnşaatı" → "kopru-insaati". The backend makes the same. */
export function slugOf(title: string): string {
  return (
    title
      // "I" is "ı" in Turkish, and both end as "i"; the default lower case leaves "İ" with a combining dot.
      .replace(/[Iİ]/g, 'i')
      .toLowerCase()
      .replace(/[çğıöşüæøß]/g, (letter) => plainLetters[letter] ?? letter)
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, maxLength)
      .replace(/-$/, '')
  );
}
