import { integer } from '../../../lib/env/values.mjs';
import { originOf, reachableHost } from '../../../lib/http/own-host.mjs';
import { codeOf } from '../backup/files.mjs';
import { readBackendHost } from '../launcher/plan.mjs';

/** @typedef {'s3' | 'disk'} Side */

/** @param {string} origin @param {number} ms @returns {Promise<Response | undefined>} undefined if nobody listens there */
async function ask(origin, ms) {
  try {
    return await fetch(`${origin}/api/health/ready`, { signal: AbortSignal.timeout(ms) });
  } catch (error) {
    if (codeOf(Object(error).cause) === 'ECONNREFUSED') return undefined;
    throw error;
  }
}

/**
 * Where the backend that runs here has its files. One that is busy, or that something else answers for, may use either
 * side.
 *
 * @param {number} [ms] how long it may take to answer
 * @returns {Promise<Side | undefined>} undefined if none runs
 * @throws {Error} with one line, if it does not say so
 */
export async function sideOfBackend(ms = 2_000) {
  const origin = originOf(reachableHost(readBackendHost()), integer(process.env, 'BACKEND_PORT', 3001, 1, 65535));
  try {
    const answer = await ask(origin, ms);
    if (!answer) return undefined;
    const { checks } = await answer.json();
    return 's3' in checks ? 's3' : 'disk';
  } catch (error) {
    const { message, cause } = Object(error);
    const reason = codeOf(cause) || message;
    throw new Error(
      `the backend at ${origin} does not say which files it uses (${reason}): stop it, or look at BACKEND_HOST and BACKEND_PORT`,
      { cause: error },
    );
  }
}
