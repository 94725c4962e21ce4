import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

/** Two installations at once would fail: apt does not wait for the other one. */
const lock = path.join(os.tmpdir(), 'install-package.lock');

/**
 * Runs a program whose output is shown.
 *
 * @typedef {(program: string, args: string[]) => void} Run throws when the program is missing or fails
 */

/** @type {Run} */
export const runShown = (program, args) => void execFileSync(program, args, { stdio: 'inherit' });

/**
 * Installs a package of Debian, as root or by a sudo that needs no password.
 *
 * @param {string} name
 * @param {Run} [run]
 * @throws {Error} where that is not possible
 */
export function installPackage(name, run = runShown) {
  // `sudo -n` fails rather than asks for a password.
  const [program = '', ...before] = process.getuid?.() === 0 ? ['env'] : ['sudo', '-n', 'env'];
  const apt = [...before, 'DEBIAN_FRONTEND=noninteractive', 'flock', lock, 'apt-get'];
  run(program, [...apt, 'update', '-q']);
  run(program, [...apt, 'install', '-y', '-q', '--no-install-recommends', name]);
}
