import { StorageError } from '../../../lib/storage/file-store.mjs';

/** An entry of the log about a failure. That of a place of files is one line: its stack tells nothing more. */
export const forLog = (msg: string, error: unknown) =>
  error instanceof StorageError ? { msg: `${msg}: ${error.message}` } : { err: error, msg };
