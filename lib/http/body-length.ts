/**
 * Carries the length of a file in bytes from its route to the server: Next drops the `Content-Length` that a route sets.
 * The site's server turns it into one (`server/render-with-next.ts`). The embedded backend, which is served by Next too,
 * says it to the site by the same name.
 */
export const bodyLengthHeader = 'x-body-length';
