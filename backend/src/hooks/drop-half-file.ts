import path from 'node:path';
import type { AfterErrorHook, Payload } from 'payload';
import type { FileStore } from '../../../lib/storage/file-store.mjs';
import { isContentName } from './content-name';

/**
 * Deletes what a failed upload has left among the files of the library, on a full disk for example: Payload writes the
 * file and its sizes before the record, and keeps them. A file that has a record stays.
 *
 * @param name that its content has given it
 */
export async function dropHalfFile(payload: Payload, store: FileStore, name: string): Promise<void> {
  const stem = path.parse(name).name;
  const { totalDocs } = await payload.count({
    collection: 'media',
    where: { filename: { contains: stem } },
    overrideAccess: true,
  });
  if (totalDocs > 0) return;
  for await (const file of store.list(stem))
    if (file.name === name || file.name.startsWith(`${stem}-`)) await store.remove(file.name);
}

/** The same for the calls of the admin. */
export const dropHalfUpload =
  (store: FileStore): AfterErrorHook =>
  async ({ error, req }) => {
    const { file, payload, user } = req;
    // A bucket that does not answer has dropped them already, or does it later (storage/media-in-store.ts).
    if ((error as { status?: number }).status === 503) return;
    // Any other name has not got as far as the folder.
    if (!user || !file || !isContentName(file.name)) return;
    await dropHalfFile(payload, store, file.name).catch((error: unknown) =>
      payload.logger.warn({ err: error, msg: `${file.name} may be left without a record` }),
    );
  };
