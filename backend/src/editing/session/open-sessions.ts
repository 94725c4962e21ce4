import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { processWide } from '../../process-wide';

const PREFIX = 'edit-session:';
const PRUNE_EVERY_MS = 60 * 60 * 1000;

/** The key contains the end of the session, so that old ones are found without reading them. */
const keyOf = (id: string, expiresAt: number) => `${PREFIX}${expiresAt}:${id}`;

const pruning = () => processWide('editing.pruned', () => ({ at: 0 }));

/**
 * Stores an editing session in the database, so that it can be ended for every process. One row each: two that begin or
 * end at the same moment do not overwrite each other.
 *
 * @param expiresAt milliseconds since 1970
 * @returns the session's id
 */
export async function keepSession(payload: Payload, expiresAt: number, now = Date.now()): Promise<string> {
  const id = randomUUID();
  await payload.kv.set(keyOf(id, expiresAt), {});
  if (now - pruning().at > PRUNE_EVERY_MS) {
    pruning().at = now;
    await prune(payload, now);
  }
  return id;
}

export function isKept(payload: Payload, id: string, expiresAt: number): Promise<boolean> {
  return payload.kv.has(keyOf(id, expiresAt));
}

/** Ends a session. No token of it is valid afterwards, not even in a copied cookie. */
export async function dropSession(payload: Payload, id: string, expiresAt: number): Promise<void> {
  await payload.kv.delete(keyOf(id, expiresAt));
}

async function prune(payload: Payload, now: number): Promise<void> {
  for (const key of await payload.kv.keys()) {
    if (key.startsWith(PREFIX) && Number(key.slice(PREFIX.length).split(':', 1)[0]) < now) await payload.kv.delete(key);
  }
}
