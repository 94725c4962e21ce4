import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../../lib/storage/file-store.mjs';

/** The bytes of a file; undefined if it is missing. */
export async function readWhole(store: FileStore, name: string): Promise<Buffer | undefined> {
  const found = await store.open(name);
  return found && buffer(found.body);
}
