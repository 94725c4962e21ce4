import { createRequire } from 'node:module';
import path from 'node:path';

import { backendRoot } from '../../scripts/lib/paths.mjs';

// The library is the backend's own dependency.
const fromBackend = /** @type {(id: string) => any} */ (createRequire(path.join(backendRoot, 'package.json')));
const { solveChallenge } = fromBackend('altcha-lib');
const { deriveKey } = fromBackend('altcha-lib/algorithms/pbkdf2');

/**
 * Does the work that a browser does.
 *
 * @param {unknown} challenge of CaptchaChallenge
 * @returns {Promise<string>} what a form has as `captcha`
 */
export async function solveCaptcha(challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
