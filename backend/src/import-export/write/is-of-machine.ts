import { statfs } from 'node:fs/promises';

/** With less room, in bytes, a file that could not be written was most likely too large for the disk. */
const LITTLE_ROOM = 16 * 1024 * 1024;

/** Codes of a full or broken disk, of lost connections, and of a database that can store nothing (SQLite, PostgreSQL). */
const codes =
  /^(?:ENOSPC|EDQUOT|EIO|EROFS|EMFILE|ENFILE|ECONN[A-Z]+|ETIMEDOUT|EPIPE|SQLITE_(?:FULL|IOERR|READONLY|CORRUPT|CANTOPEN)\w*|08\w{3}|53\w{3}|57P\d\d|58\w{3})$/;

const isServiceAway = (error: Error) => 'status' in error && error.status === 503;
const hasCode = (error: Error) => 'code' in error && typeof error.code === 'string' && codes.test(error.code);

/** Payload does not say why a file could not be written. */
async function isForLackOfRoom(error: Error, mediaDir: string): Promise<boolean> {
  if (error.name !== 'FileUploadError') return false;
  const room = await statfs(mediaDir).catch(() => undefined);
  return room !== undefined && room.bavail * room.bsize < LITTLE_ROOM;
}

/**
 * Whether something could not be written because of the machine, or of a service, and not because of the content. The
 * rest could not be written either, and would lack what it refers to.
 *
 * @param mediaDir the folder of the media library's files
 */
export async function isOfMachine(error: unknown, mediaDir: string): Promise<boolean> {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (isServiceAway(cause) || hasCode(cause) || (await isForLackOfRoom(cause, mediaDir))) return true;
  }
  return false;
}
