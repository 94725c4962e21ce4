/** Letters with their signs in one: a Mac writes `ö` as two. */
const composed = (path: string) => path.normalize('NFC');

/** One spelling for the letters that are the same without capitals. `İ` becomes an `i` with a second dot. */
const loose = (path: string) =>
  composed(path)
    .toLowerCase()
    .replace(/i\u0307|ı/g, 'i');

/** Things by the paths of files, which addresses and other machines spell otherwise. */
export class ByPath<T> {
  private readonly exact = new Map<string, T>();
  /** The paths of each spelling, without capitals. */
  private readonly similar = new Map<string, Set<string>>();

  add(path: string, value: T): void {
    const [own, key] = [composed(path), loose(path)];
    this.exact.set(own, value);
    this.similar.set(key, (this.similar.get(key) ?? new Set()).add(own));
  }

  /** What is at exactly this path, or else the only one at a similar path. */
  at(path: string): T | undefined {
    const own = composed(path);
    if (this.exact.has(own)) return this.exact.get(own);
    const [found, ...others] = this.similar.get(loose(path)) ?? [];
    return found === undefined || others.length > 0 ? undefined : this.exact.get(found);
  }
}
