/**
 * `npm run pack -- site|backend FOLDER [BUILD]`: writes what a built server needs, and nothing else, into a folder: the
 * contents of its image (deploy/docker). BUILD is the build's folder, `.next` by default.
 */
import { exitWithLine } from './lib/exit-with-line.mjs';
import { packTree } from './lib/pack/pack-tree.mjs';

const [name, folder, dist] = process.argv.slice(2);

try {
  if ((name !== 'site' && name !== 'backend') || !folder) throw new Error('usage: npm run pack -- site|backend FOLDER');
  await packTree(name, folder, dist);
} catch (error) {
  exitWithLine(error);
}
