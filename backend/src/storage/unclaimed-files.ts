import type { Payload } from 'payload';
import type { Stores } from '../../../lib/storage/open-stores.mjs';

/**
 * Files that may have no record: those of an upload that has begun, and those of a deleted record. They are
 * noted before anything happens to them, so that a process that is killed, or a bucket that is away, leaves no file
 * behind. A folder or bucket is never searched for files without a record: another installation may use it too.
 */
const PREFIX = 'unclaimed-file:';

/** Longer than an upload takes. */
const MIN_AGE_MS = 60 * 60 * 1000;

type Kind = keyof Stores;

interface Note {
  kind: Kind;
  names: readonly string[];
  /** Milliseconds since 1970. */
  at: number;
}

const keyOf = (kind: Kind, name: string) => `${PREFIX}${kind}/${name}`;

/** @param names of files that belong together: the first one is that of the record */
export async function noteUnclaimed({ kv }: Payload, kind: Kind, names: readonly [string, ...string[]]): Promise<void> {
  await kv.set(keyOf(kind, names[0]), { kind, names, at: Date.now() } satisfies Note);
}

async function hasRecord(payload: Payload, kind: Kind, name: string): Promise<boolean> {
  const field = kind === 'media' ? 'filename' : 'storageName';
  const { totalDocs } = await payload.db.count({ collection: kind, where: { [field]: { equals: name } } });
  return totalDocs > 0;
}

/**
 * Deletes noted files, unless a record has them: the same picture may have been added again. They stay noted if that
 * fails.
 *
 * @returns the number of files
 */
export async function removeNoted(
  payload: Payload,
  stores: Stores,
  kind: Kind,
  names: readonly string[],
): Promise<number> {
  const [first = ''] = names;
  const gone = (await hasRecord(payload, kind, first)) ? [] : names;
  await Promise.all(gone.map((name) => stores[kind].remove(name)));
  await payload.kv.delete(keyOf(kind, first));
  return gone.length;
}

/**
 * Deletes the noted files that still have no record after an hour.
 *
 * @returns the number of files
 */
export async function removeUnclaimed(payload: Payload, stores: Stores, now = Date.now()): Promise<number> {
  let removed = 0;
  for (const key of await payload.kv.keys()) {
    const note = key.startsWith(PREFIX) ? await payload.kv.get<Note>(key) : undefined;
    if (!note || now - note.at < MIN_AGE_MS) continue;
    removed += await removeNoted(payload, stores, note.kind, note.names);
  }
  return removed;
}
