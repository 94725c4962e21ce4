import type { PayloadRequest } from 'payload';
import { afterCommit } from '../../database/after-commit';
import { processWide } from '../../process-wide';

/** When this process stored the newest version of a part. */
const storedAt = processWide('editing.parts-stored-at', () => new Map<string, number>());

/** Notes that a version of a part is stored, once it is committed. Call it inside `onPart`. */
export function noteStored(req: PayloadRequest, part: string): void {
  // Before the commit: a call that came by then has not seen this version.
  const at = performance.now();
  afterCommit(req, () => storedAt.set(part, at));
}

/**
 * Whether this process has stored a version of a part since a call came. It is a hint, which asks no database: another
 * process may have stored one too, and on SQLite the call may have seen the version.
 *
 * @param since as `performance.now()` has it
 */
export const isStoredSince = (part: string, since: number): boolean => (storedAt.get(part) ?? -Infinity) > since;
