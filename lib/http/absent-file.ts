/**
 * `Cache-Control` of the answer that a file is not there (any more). Caches store it, so that it takes the place of the
 * file that was there, and ask again each time.
 */
export const absentFileCacheControl = 'public, max-age=0, must-revalidate';
