/** File names change with their content (`name-file-by-content.ts`), so a file can be cached forever. */
export function setFileHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('cache-control', 'public, max-age=31536000, immutable');
  headers.set('x-content-type-options', 'nosniff');
  if (headers.get('content-type')?.startsWith('image/svg+xml')) {
    // Opened as a page, an SVG could run scripts under the admin's own origin.
    headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  }
  return headers;
}
