import { readBackendPart } from './client';
import { BackendFailure } from './failure';
import type { Tags } from './fetch-answer';

/** The pages in one answer of GetPageKeys. */
export const keysPerPart = 1_000;

/** More than any site has: a host whose cursors never end is not followed for ever. */
const maxParts = 1_000;

export interface KeyPart {
  /** Entries as the backend sends them. */
  entries: unknown[];
  /** The number of entries of the whole list, if the backend says so. */
  total?: number;
}

function* inParts(entries: readonly unknown[], total: number): Generator<KeyPart> {
  for (let start = 0; start === 0 || start < entries.length; start += keysPerPart)
    yield { entries: entries.slice(start, start + keysPerPart), total };
}

/**
 * The list of pages, part by part; each is fetched when it is asked for. A host without cursors sends the whole list,
 * which is then given in the same parts.
 *
 * @returns nothing at all when the backend has no such list
 * @throws {BackendFailure} when the backend has no usable answer
 */
export async function* readKeyParts(tags: Tags): AsyncGenerator<KeyPart> {
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (let count = 0; count < maxParts; count += 1) {
    const query = { limit: String(keysPerPart), ...(cursor !== undefined && { cursor }) };
    const part = await readBackendPart('GetPageKeys', query, tags);
    if (!part) return;
    const { data: entries, total, next } = part;
    if (!Array.isArray(entries)) throw new BackendFailure('GetPageKeys', 'not a list of pages');
    yield* next === undefined && cursor === undefined
      ? inParts(entries, total ?? entries.length)
      : [{ entries: entries.slice(0, keysPerPart), total }];
    // A cursor that comes again would go round in circles.
    if (next === undefined || seen.has(next)) return;
    seen.add(next);
    cursor = next;
  }
}
