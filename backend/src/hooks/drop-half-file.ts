import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { AfterErrorHook, Payload } from 'payload';
import { isContentName } from './content-name';

/**
 * Deletes what a failed upload has left in the media folder, on a full disk for example: Payload writes the file and its
 * sizes before the record, and keeps them. A file that has a record stays.
 *
 * @param name that its content has given it
 */
export async function dropHalfFile(payload: Payload, staticDir: string, name: string): Promise<void> {
  const stem = path.parse(name).name;
  const { totalDocs } = await payload.count({
    collection: 'media',
    where: { filename: { contains: stem } },
    overrideAccess: true,
  });
  if (totalDocs > 0) return;
  const left = (await readdir(staticDir)).filter((file) => file === name || file.startsWith(`${stem}-`));
  for (const file of left) await rm(path.join(staticDir, file), { force: true });
}

/** The same for the calls of the admin. */
export const dropHalfUpload =
  (staticDir: string): AfterErrorHook =>
  async ({ req }) => {
    const { file, payload, user } = req;
    // Any other name has not got as far as the folder.
    if (!user || !file || !isContentName(file.name)) return;
    await dropHalfFile(payload, staticDir, file.name).catch((error: unknown) =>
      payload.logger.warn({ err: error, msg: `${file.name} is left in the media folder` }),
    );
  };
