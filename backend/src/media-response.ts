import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { UploadConfig } from 'payload';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** Errors of a name that no file has. Any other one, such as too many open files, says nothing about the file. */
const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/** Payload answers 500 for a missing file; this answers 404. */
export function answerMissingFile(staticDir: string): Handler {
  return async (_req, { params }) => {
    const isThere = await stat(path.join(staticDir, path.basename(params.filename))).then(
      (found) => found.isFile(),
      (error: NodeJS.ErrnoException) => !missing.includes(error.code ?? ''),
    );
    // The types allow either an answer or none; Payload accepts both.
    const answer = isThere
      ? undefined
      : new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
    return answer as Response;
  };
}

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
