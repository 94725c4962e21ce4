/** `npm run status`: says what runs. Ends with 1 if something does not. */
import './lib/prepare.mjs';

import { integer } from '../lib/env/values.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { sendCommand } from './lib/launcher/control.mjs';

/** @typedef {import('./lib/launcher/launcher.mjs').Launcher['status']} Status */

/** @param {number} at milliseconds since 1970 */
const timeOf = (at) => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** @param {Status['services'][number]} service */
function lineOf({ name, state, pid, startedAt, lastEnd, nextTryAt }) {
  const parts = [`${name.padEnd(8)} ${state}`];
  if (state === 'running') parts.push(`process ${pid}, since ${timeOf(startedAt)}`);
  if (nextTryAt !== undefined) parts.push(`next try at ${timeOf(nextTryAt)}`);
  if (lastEnd) parts.push(`last: ${lastEnd}`);
  return parts.join('; ');
}

try {
  const port = integer(process.env, 'PORT', 3000, 1, 65535);
  /** @type {Status} */
  const status = await sendCommand(port, 'status');
  console.info(`version  ${status.release || 'none yet, it is starting'}; ${status.siteUrl}`);
  for (const service of status.services) console.info(lineOf(service));
  if (!status.services.every(({ state }) => state === 'running')) process.exitCode = 1;
} catch (error) {
  exitWithLine(error);
}
