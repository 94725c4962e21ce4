import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload';
import { eq } from '@payloadcms/db-sqlite/drizzle';
import { afterCommit } from '../../database/after-commit';
import { openTables } from '../tables';
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

/** Deletes a file after its record is deleted. */
export const removeFile: CollectionAfterDeleteHook = ({ id, req }) => {
  const storageName = req.context[contextKey(id)];
  if (typeof storageName !== 'string') return;
  afterCommit(req, () => {
    uploadFolder()
      .then((dir) => removeIfThere(pathOf(dir, storageName)))
      .catch((error: unknown) =>
        req.payload.logger.error({ err: error, msg: `uploads: ${storageName} could not be deleted` }),
      );
  });
};
