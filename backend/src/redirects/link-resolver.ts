import type { PayloadRequest } from 'payload';
import { processWide } from '../process-wide';
import { readServed } from './read-served';
import { resolveLink, type RedirectTable } from './redirect-table';
import { rewriteLinks } from './rewrite-links';

/** For changes by other processes only. */
const MAX_AGE_MS = 60_000;

interface Kept {
  table?: Promise<RedirectTable>;
  /** As of `performance.now()`, which nobody sets back. */
  readAt: number;
}

const kept = processWide<Kept>('redirects.table', () => ({ readAt: 0 }));

function readTable(req: PayloadRequest): Promise<RedirectTable> {
  if (!kept.table || performance.now() - kept.readAt > MAX_AGE_MS) {
    const table = readServed(req);
    Object.assign(kept, { table, readAt: performance.now() });
    table.catch(forgetTable);
    return table;
  }
  return kept.table;
}

/** Call it after changing the table. */
export function forgetTable(): void {
  kept.table = undefined;
}

/** An answer of the contract with its links changed to the current addresses. */
export async function withCurrentLinks<T>(wire: T, req: PayloadRequest): Promise<T> {
  const table = await readTable(req);
  return table.size === 0 ? wire : rewriteLinks(wire, (href) => resolveLink(table, href));
}
