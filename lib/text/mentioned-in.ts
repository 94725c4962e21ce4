const folded = (text: string) => text.normalize('NFC').toLocaleLowerCase('tr');

/** The first name of an account, or what is before the @ of an address. */
const firstOf = (name: string) => name.split(/[\s@]/, 1)[0] ?? '';

/**
 * The accounts that a text names: `@Ayşe Yılmaz`, or `@Ayşe` where one account alone has this first name. Of names that
 * begin alike, the longest that fits is meant; two accounts of one name are both meant.
 */
export function mentionedIn<T extends { name: string }>(text: string, colleagues: readonly T[]): T[] {
  const names = [...new Set(colleagues.map(({ name }) => folded(name)))].sort((a, b) => b.length - a.length);
  const all = folded(text);
  const found = new Set<string>();
  for (let at = all.indexOf('@'); at >= 0; at = all.indexOf('@', at + 1)) {
    const rest = all.slice(at + 1);
    const name = names.find((each) => rest.startsWith(each) && !/^[\p{L}\p{N}]/u.test(rest.slice(each.length)));
    const [word = ''] = /^[\p{L}\p{N}.-]*[\p{L}\p{N}]/u.exec(rest) ?? [];
    const called = name === undefined && word ? names.filter((each) => firstOf(each) === word) : [];
    const meant = name ?? (called.length === 1 ? called[0] : undefined);
    if (meant !== undefined) found.add(meant);
  }
  return colleagues.filter(({ name }) => found.has(folded(name)));
}
