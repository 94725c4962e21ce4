/**
 * Writes the five brand icons of the content contract to `lib/icons/brand-paths.json`, and as a file for pages to
 * `public/drawings/brands.svg`. Run it by hand after simple-icons changes: `node scripts/brand-icons.mjs`.
 */
import { writeFile } from 'node:fs/promises';

import { siFacebook, siInstagram, siX, siYoutube } from 'simple-icons';

/** LinkedIn left simple-icons; this mark is ours. */
const linkedin =
  'M4.98 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM3 9.75h4V21H3zM9.25 9.75h3.83v1.54h.05c.53-.96 1.84-1.97 3.79-1.97 4.05 0 4.8 2.57 4.8 5.92V21h-4v-5.1c0-1.22-.02-2.78-1.75-2.78-1.76 0-2.03 1.33-2.03 2.69V21h-4z';

const paths = {
  facebook: siFacebook.path,
  instagram: siInstagram.path,
  linkedin,
  x: siX.path,
  youtube: siYoutube.path,
};

const file = (/** @type {string} */ name) => new URL(`../${name}`, import.meta.url);
await writeFile(file('lib/icons/brand-paths.json'), `${JSON.stringify(paths, undefined, 2)}\n`);

const symbols = Object.entries(paths).map(
  ([id, d]) => `<symbol id="${id}" viewBox="0 0 24 24"><path d="${d}"/></symbol>`,
);
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
await writeFile(file('public/drawings/brands.svg'), svg);
