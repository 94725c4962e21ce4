/**
 * The figures of other systems' home pages, measured on one machine on 2026-11-20 with production builds; bytes gzip,
 * Lighthouse mobile, median of 6. A budget of ours is beside them in the table.
 *
 * @type {Record<string, Record<'an empty Next page' | "Payload's template" | 'nodejs.org' | 'AstroWind (static)',
 *   string | number>>}
 */
const peers = {
  performance: { 'an empty Next page': 100, "Payload's template": 83, 'nodejs.org': 73, 'AstroWind (static)': 100 },
  lcp: { 'an empty Next page': 0.7, "Payload's template": 4.2, 'nodejs.org': 3.9, 'AstroWind (static)': 1.7 },
  requests: { 'an empty Next page': 6, "Payload's template": 22, 'nodejs.org': 26, 'AstroWind (static)': 5 },
  weight: { 'an empty Next page': 139, "Payload's template": 493, 'nodejs.org': 627, 'AstroWind (static)': 140 },
  script: { 'an empty Next page': 135, "Payload's template": 246, 'nodejs.org': 480, 'AstroWind (static)': 5 },
  ofNginx: {
    'an empty Next page': 0.045,
    "Payload's template": 0.02,
    'nodejs.org': 0.005,
    'AstroWind (static)': 0.1,
  },
};

const none = { 'an empty Next page': '', "Payload's template": '', 'nodejs.org': '', 'AstroWind (static)': '' };

/**
 * The cells of the peers in a row of the table.
 *
 * @param {keyof typeof peers} [figure]
 */
export const peersOf = (figure) => (figure && peers[figure]) || none;
