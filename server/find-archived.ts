import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Files whose names change with their content. No part of a name begins with a dot. */
const archivable = /^(?:\/_next\/static|\/fonts)(?:\/[\w~-][\w.~-]*)+$/;

/**
 * Finds a file of another release: a page that is open may be of the release before this one, or of the next one, which
 * takes over at this moment. Each release has a folder in `STATIC_ARCHIVE_DIR`, which the launcher names; they come and
 * go while the server runs.
 *
 * @param url the request target
 * @returns the folder of the release that has the file
 */
export function findArchived(url: string): string | undefined {
  const archive = process.env.STATIC_ARCHIVE_DIR;
  const [address = ''] = url.split('?', 1);
  if (!archive || !archivable.test(address)) return undefined;
  try {
    const releases = readdirSync(archive).filter((name) => !name.startsWith('.'));
    const found = releases.find((name) => existsSync(path.join(archive, name, address)));
    return found === undefined ? undefined : path.join(archive, found);
  } catch {
    // No release has been archived yet.
    return undefined;
  }
}
