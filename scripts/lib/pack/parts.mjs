/** The two servers that are packed (`scripts/pack.mjs`): where they are, and what no trace of their code shows. */

/**
 * @typedef {object} Part
 * @property {string} dir its folder, below the repository
 * @property {string[]} entries programs that Next's own trace does not know, below the repository
 * @property {string[]} files what is read by names that are made up at run time, below the repository
 */

/** The program by which a container engine checks a server's health. */
const healthCheck = 'deploy/docker/check-health.mjs';

/** @type {Record<'site' | 'backend', Part>} */
export const parts = {
  site: {
    dir: '.',
    entries: ['lib/pictures/worker.mjs', 'deploy/docker/start-site.mjs', healthCheck],
    files: ['package.json', 'public', 'lib/seo/share-fonts'],
  },
  backend: {
    dir: 'backend',
    entries: ['backend/server.mjs', 'deploy/docker/start-backend.mjs', healthCheck],
    // The setup makes pages from the starter content.
    files: ['package.json', 'backend/package.json', 'backend/seed/starter'],
  },
};

/** @typedef {keyof typeof parts} PartName */
