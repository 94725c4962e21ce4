import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The files of a folder and of those in it that are larger than a limit, as of now.
 *
 * @param directory has to exist
 * @param maxBytes the limit
 * @returns their paths below the folder, with a slash at the beginning and between names
 */
export function largeFiles(directory: string, maxBytes: number): ReadonlySet<string> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const large = names.filter((name) => {
    const stats = statSync(path.join(directory, name), { throwIfNoEntry: false });
    return stats?.isFile() && stats.size > maxBytes;
  });
  return new Set(large.map((name) => `/${name.split(path.sep).join('/')}`));
}
