import { isRecord } from '../wire/values';

/** The texts that go with a link. */
const companions: Readonly<Record<string, string>> = { link: 'linkTitle', stickyLink: 'stickyTitle' };

/**
 * Content without links to pages that do not exist: the fields of links with their texts, and the rows of lists of
 * posts.
 *
 * @param isDead whether a link leads to a page that does not exist
 */
export function dropDeadLinks<T>(content: T, isDead: (link: string) => boolean): T {
  const drop = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((row) => !isDeadPost(row)).map(drop);
    if (!isRecord(value)) return value;
    const dead = Object.keys(companions).filter((name) => typeof value[name] === 'string' && isDead(value[name]));
    const gone = new Set(dead.flatMap((name) => [name, companions[name]]));
    const kept = Object.entries(value).filter(([name]) => !gone.has(name));
    return Object.fromEntries(kept.map(([name, part]) => [name, drop(part)]));
  };
  const isDeadPost = (row: unknown) =>
    isRecord(row) && 'double_col' in row && typeof row.id === 'string' && isDead(`/page/${row.id}`);
  return drop(content) as T;
}
