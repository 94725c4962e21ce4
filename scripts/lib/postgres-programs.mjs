import { access, readdir } from 'node:fs/promises';
import path from 'node:path';

import { installPackage, runShown } from './debian-packages.mjs';

const remedy = 'install the package postgresql, which has the programs initdb and postgres';

/**
 * Where PostgreSQL's programs may be, and how they are installed.
 *
 * @typedef {object} Machine
 * @property {string} debian Debian's folder of all versions
 * @property {string} searchPath folders of programs, as in PATH
 * @property {import('./debian-packages.mjs').Run} run
 */

/** @type {Machine} */
const thisMachine = {
  debian: '/usr/lib/postgresql',
  searchPath: process.env.PATH ?? '',
  run: runShown,
};

/** @param {string} folder */
const hasServer = (folder) =>
  Promise.all(['initdb', 'postgres'].map((name) => access(path.join(folder, name)))).then(
    () => true,
    () => false,
  );

/**
 * @param {Machine} machine @returns {Promise<string | undefined>} the newest of Debian's, or that of the search path
 */
async function installed({ debian, searchPath }) {
  const versions = await readdir(debian).catch(() => /** @type {string[]} */ ([]));
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debian, version, 'bin'));
  for (const folder of [...newestFirst, ...searchPath.split(path.delimiter).filter(Boolean)]) {
    if (await hasServer(folder)) return folder;
  }
  return undefined;
}

/**
 * Finds PostgreSQL's programs. Installs Debian's where there are none.
 *
 * @param {Machine} [machine]
 * @returns {Promise<string>} their folder
 * @throws {Error} with one line that names the package, where there are none and they cannot be installed
 */
export async function findPrograms(machine = thisMachine) {
  const found = await installed(machine);
  if (found) return found;
  try {
    // No cluster of Debian's is made: the tests bring their own.
    installPackage('postgresql', machine.run);
  } catch (error) {
    throw new Error(`PostgreSQL is missing, and cannot be installed from here: ${remedy}`, { cause: error });
  }
  const folder = await installed(machine);
  if (!folder) throw new Error(`PostgreSQL is missing after its installation: ${remedy}`);
  return folder;
}
