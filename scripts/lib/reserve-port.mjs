import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** How long a port is kept for the one who was given it, in ms: a build may come before anybody listens on it. */
const keptMs = 15 * 60_000;

const folder = path.join(os.tmpdir(), `ports-of-${os.userInfo().uid}`);

/**
 * Keeps a TCP port for a while, for all processes of this user: what was found free is in use only when somebody listens
 * on it, and tests that run beside each other would find the same one.
 *
 * @param {number} port
 * @param {string} [owner] who may have it again meanwhile; without it nobody
 * @returns {boolean} whether nobody else was given it before. Always true where nothing can be written
 */
export function reservePort(port, owner = '') {
  const file = path.join(folder, String(port));
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (isOver(file)) rmSync(file, { force: true });
    writeFileSync(file, owner, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    return code !== 'EEXIST' || (owner !== '' && readFileSync(file, 'utf8') === owner);
  }
}

/** @param {string} file */
function isOver(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > keptMs;
}
