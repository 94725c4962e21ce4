import path from 'node:path';

import { isBuilding } from '../env/is-building.mjs';
import { pageCacheDir } from './page-cache-dir.mjs';

/** The methods of Next's file system that the page cache uses; each takes a path first. */
const reads = /** @type {const} */ (['existsSync', 'readFile', 'readFileSync', 'stat']);
const writes = /** @type {const} */ (['mkdir', 'writeFile', 'writeFileAtomic']);

/** @typedef {(file: string, ...rest: unknown[]) => any} Method */

/** @param {unknown} error */
const isAbsent = (error) => /** @type {NodeJS.ErrnoException} */ (error)?.code === 'ENOENT';

/**
 * A file system that writes what is below a build's folder to `PAGE_CACHE_DIR`, so that the build can be read-only. It
 * reads from there first, then from the build.
 *
 * @template {object} F
 * @param {F} fs
 * @param {string} distDir folder of the build
 * @returns {F} the same file system where the build's folder is written to
 */
export function besideBuild(fs, distDir) {
  const own = isBuilding ? distDir : pageCacheDir(distDir);
  if (own === distDir) return fs;
  const methods = /** @type {Record<string, Method>} */ (fs);
  const moved = (/** @type {string} */ file) => path.join(own, path.relative(distDir, file));

  /** @param {Method} read @returns {Method} */
  const readEither =
    (read) =>
    (file, ...rest) => {
      const again = (/** @type {unknown} */ error) => {
        if (!isAbsent(error)) throw error;
        return read(file, ...rest);
      };
      try {
        const result = read(moved(file), ...rest);
        if (typeof result?.catch === 'function') return result.catch(again);
        return result === false ? read(file, ...rest) : result;
      } catch (error) {
        return again(error);
      }
    };
  /** @param {Method} write @returns {Method} */
  const writeMoved =
    (write) =>
    (file, ...rest) =>
      write(moved(file), ...rest);

  /** @param {readonly string[]} names @param {(method: Method) => Method} change */
  const changed = (names, change) =>
    names.flatMap((name) => (methods[name] ? [[name, change(methods[name].bind(fs))]] : []));
  return { ...fs, ...Object.fromEntries([...changed(reads, readEither), ...changed(writes, writeMoved)]) };
}
