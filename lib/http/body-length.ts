/**
 * Carries the length of a file in bytes from its route to the server: Next drops the `Content-Length` that a route sets.
 * The server turns it into one (`server/render-with-next.ts`).
 */
export const bodyLengthHeader = 'x-body-length';
