import { readdir, stat } from 'node:fs/promises';
import { isOwnName, pathOf, removeIfThere } from './storage';

/**
 * Deletes files in the folder of the uploads that have no record. Other files and folders there are not the backend's:
 * they stay.
 *
 * @param before milliseconds since 1970; files that were changed later stay
 */
export async function collectFiles(
  dir: string,
  before: number,
  isKnown: (name: string) => Promise<boolean>,
): Promise<void> {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    if (!entry.isFile() || !isOwnName(entry.name)) continue;
    const file = pathOf(dir, entry.name);
    // Undefined if it was deleted just now.
    const found = await stat(file).catch(() => undefined);
    if (!found || found.mtimeMs > before || (await isKnown(entry.name))) continue;
    await removeIfThere(file);
  }
}
