import path from 'node:path';

/**
 * The folder for what the site keeps on the disk besides pages: scaled pictures, share images, redirects, used
 * signatures. It stays valid across builds. The launcher names one that all versions share.
 */
export const siteCacheDir = (): string =>
  process.env.SITE_CACHE_DIR ||
  path.join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'cache');
