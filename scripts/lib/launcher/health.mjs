import { waitFor } from '../processes.mjs';
import { tellWhile } from './tell-while.mjs';

/**
 * The addresses that answer with 200 when a process is well. The one place that names them.
 *
 * @type {Readonly<Record<'site' | 'backend', string>>}
 */
const healthPaths = { site: '/robots.txt', backend: '/api/GetApplicationModel' };

/**
 * How long a backend may take to start, in milliseconds. The first start imports content: a minute on a slow machine. A
 * migration of many records takes longer; one that is killed begins anew at the next start.
 */
export const backendStartMs = 600_000;

/**
 * @param {'site' | 'backend'} name
 * @param {string} origin where it answers
 * @param {number} timeoutMs
 * @param {import('node:child_process').ChildProcess} [child] the process; its end ends the waiting
 * @throws {Error} when it is not well in time
 */
export async function waitUntilHealthy(name, origin, timeoutMs, child) {
  const url = origin + healthPaths[name];
  await tellWhile(`the ${name} to answer at ${url}`, waitFor(url, timeoutMs, child));
}
