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

/** A text as part of an address: "Köprü İnşaatı" → "kopru-insaati". Payload's own function removes Turkish letters. */
export function slugify(text: string): string {
  return (
    text
      // "I" is "ı" in Turkish, and both end as "i"; the default lower case leaves "İ" with a combining dot.
      .replace(/[Iİ]/g, 'i')
      .toLowerCase()
      .replace(/[çğıöşüæøß]/g, (letter) => plainLetters[letter] ?? letter)
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
  );
}

const maxKeyLength = 80;

/** The key of a page that is made from its title; empty if the title has no letters or digits. */
export const keyFromTitle = (title: string) => slugify(title).slice(0, maxKeyLength).replace(/-$/, '');
