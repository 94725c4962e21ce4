import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { root } from '../paths.mjs';

/** @typedef {import('./installation.mjs').Started} Started */

/**
 * Runs one of the operator's commands, as on the machine of the backend.
 *
 * @param {Started} started
 * @param {string} name of the script
 * @param {string[]} args
 * @param {Record<string, string>} env over that of the installation
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runScript({ installation, env: own }, name, args, env) {
  const options = { cwd: root, env: { ...process.env, ...own, BACKEND_PORT: String(installation.port), ...env } };
  const run = promisify(execFile)(process.execPath, [path.join(root, 'scripts', name), ...args], options);
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code: Number(code), output: `${stdout}${stderr}` }),
  );
}
