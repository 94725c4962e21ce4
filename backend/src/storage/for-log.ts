import { StorageError } from '../../../lib/storage/file-store.mjs';

/** A log entry of a failure. A failure of the storage is one line without a stack, which has no further information. */
export const forLog = (msg: string, error: unknown) =>
  error instanceof StorageError ? { msg: `${msg}: ${error.message}` } : { err: error, msg };
