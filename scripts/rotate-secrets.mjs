/** `npm run secrets:rotate`: replaces the secrets that `npm start` has made up (docs/operations.md#rotate-secrets). */
import './lib/prepare.mjs';

import { exitWithLine } from './lib/exit-with-line.mjs';
import { rotateSecrets } from './lib/secrets.mjs';

try {
  await rotateSecrets();
  console.info('secrets: replaced in .data/secrets.json; restart the installation now');
} catch (error) {
  exitWithLine(error);
}
