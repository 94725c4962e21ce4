import { keepStatic, pruneStatic } from './keep-static.mjs';
import { archiveDir } from './places.mjs';

/**
 * Keeps the files of a release that its pages ask for, after another release took its place.
 *
 * @param {string} id of the release
 * @param {string} base its folder
 */
export const archiveStatic = (id, base) => keepStatic(archiveDir, id, base, { areLinked: true });

/**
 * Deletes the files of releases that no page can be open of any more.
 *
 * @param {ReadonlySet<string>} used releases to keep
 */
export const pruneArchive = (used) => pruneStatic(archiveDir, used);
