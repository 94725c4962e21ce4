import { constants, copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** @param {string} from @param {string} to */
function link(from, to) {
  try {
    linkSync(from, to);
  } catch {
    // Another file system, or one without links.
    copyFileSync(from, to);
  }
}

/** @param {string} from @param {string} to */
const copy = (from, to) => copyFileSync(from, to, constants.COPYFILE_FICLONE);

/**
 * Copies a file or a folder. Symbolic links stay as they are.
 *
 * @param {string} from
 * @param {string} to
 * @param {{ areLinked?: boolean, isLeftOut?: (name: string) => boolean }} [options] whether files are linked instead of
 *   copied, which takes no room, for files that are replaced and never changed; and names to leave out
 */
export function copyTree(from, to, options = {}) {
  const { areLinked = false, isLeftOut = () => false } = options;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (isLeftOut(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target, options);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) (areLinked ? link : copy)(source, target);
  }
}
