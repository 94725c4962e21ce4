import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload';
import { eq } from '@payloadcms/db-sqlite/drizzle';
import { afterCommit } from '../../database/after-commit';
import { openTables } from '../tables';
import { readRuntimeEnv } from '../../runtime-env';
import { forLog } from '../../storage/for-log';
import { stores } from '../../storage/stores';
import { noteUnclaimed, removeNoted } from '../../storage/unclaimed-files';
import { pathOf, removeIfThere, uploadFolder } from './storage';

const contextKey = (id: number | string) => `storage-name-${id}`;

/** An account that may delete may not be allowed to read the file's name, so it is read directly. */
export const rememberFile: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db, table } = openTables(req.payload);
  const uploads = table('uploads');
  const [found] = await db
    .select({ storageName: uploads.storageName })
    .from(uploads)
    .where(eq(uploads.id, Number(id)))
    .limit(1);
  req.context[contextKey(id)] = found?.storageName;
};

/** Deletes a file after its record is deleted. One of a bucket that cannot be deleted now is deleted later. */
export const removeFile: CollectionAfterDeleteHook = async ({ id, req }) => {
  const { payload } = req;
  const storageName = req.context[contextKey(id)];
  if (typeof storageName !== 'string') return;
  const { s3 } = readRuntimeEnv();
  if (s3) await noteUnclaimed(payload, 'uploads', [storageName]);
  const remove = async () => {
    // The disk may have a copy of a file that was moved to a bucket.
    await removeIfThere(pathOf(await uploadFolder(), storageName));
    if (s3) await removeNoted(payload, stores(), 'uploads', [storageName]);
  };
  afterCommit(req, () => {
    remove().catch((error: unknown) =>
      payload.logger.error(forLog(`uploads: ${storageName} could not be deleted`, error)),
    );
  });
};
