/** The first import of every command that reads settings: other modules read them while they are loaded. */
import { exitWithLine } from './exit-with-line.mjs';
import { root } from './paths.mjs';
import { readEnvFile, requireNode } from './settings.mjs';

try {
  requireNode(process.versions.node);
  readEnvFile(root);
} catch (error) {
  exitWithLine(error);
}
