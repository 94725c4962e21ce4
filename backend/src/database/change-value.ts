import type { Payload } from 'payload';
import { inLine } from './in-turn';
import { swapKept } from './swap-kept';

/** Each try that fails is one in which another process changed the same key. */
const TRIES = 50;

/**
 * Reads and replaces what `payload.kv` has under a key, in one step: of two that change the same at the same moment,
 * one sees what the other has made. `payload.kv.set` alone loses one of them, or fails where the key is new to both.
 *
 * @param change gets null where the key is new
 * @returns what is kept now
 * @throws errors of the database, and where others keep changing the key
 */
export function changeValue<T extends object>(
  payload: Payload,
  key: string,
  change: (before: T | null) => T,
): Promise<T> {
  return inLine(`kv:${key}`, async () => {
    for (let time = 0; time < TRIES; time += 1) {
      const before = await payload.kv.get<T>(key);
      // As the database has it: without what is undefined.
      const after = JSON.parse(JSON.stringify(change(before))) as T;
      if (await (before === null ? insert(payload, key, after) : swapKept(payload, key, before, after))) return after;
    }
    throw new Error(`${key}: others keep changing it`);
  });
}

async function insert(payload: Payload, key: string, data: object): Promise<boolean> {
  try {
    await payload.db.create({ collection: 'payload-kv', data: { key, data }, req: {} });
    return true;
  } catch (error) {
    if (await payload.kv.has(key)) return false;
    throw error;
  }
}
