/**
 * `Cache-Control` of the answer that a file is not there (any more). Caches store it, so that it takes the place of the
 * file that was there, and ask again each time. nginx (deploy/nginx) does not store it in the place of a film: there it
 * keeps only answers of the type `video/*`, so that its copy of the film stays, and is sent while no site answers.
 */
export const absentFileCacheControl = 'public, max-age=0, must-revalidate';
