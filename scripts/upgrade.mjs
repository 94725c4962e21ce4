/**
 * `npm run upgrade`: builds the project's files as they are now beside the version that serves, and has it take over:
 * the backend migrates, the site is checked first, no request fails. If the new version does not work, the former one
 * serves on. Fetches nothing: get the files, and run `npm ci`, before.
 */
import './lib/prepare.mjs';

import { integer } from '../lib/env/values.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { sendCommand } from './lib/launcher/control.mjs';
import { stopEverything } from './lib/processes.mjs';
import { buildRelease } from './lib/releases/build-release.mjs';
import { releaseId } from './lib/releases/make-release.mjs';
import { endUse, noteUse, readRelease } from './lib/releases/release-files.mjs';

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => void stopEverything().then(() => process.exit(1)));
}

try {
  const port = integer(process.env, 'PORT', 3000, 1, 65535);
  const { release, buildEnv, hasBackend } = await sendCommand(port, 'status');
  if (release === '') throw new Error('nothing serves yet: wait for the start, npm run status shows it');
  const id = await releaseId(buildEnv);
  if (id === release) {
    console.info(`version ${id} serves already`);
  } else {
    await noteUse([id]);
    if (!(await readRelease(id))) await buildRelease(id, { buildEnv, hasBackend });
    await sendCommand(port, `switch/${id}`, (line) => console.info(line));
    console.info(`version ${id} serves; the one before was ${release}`);
  }
  await endUse();
} catch (error) {
  await endUse();
  exitWithLine(error);
}
