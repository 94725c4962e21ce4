import type { Endpoint, PayloadRequest } from 'payload';
import { decodeText } from '../csv/decode-text';
import { recordAction, refusedInAdmin } from '../editing/trail/record-changes';
import { FormError } from '../forms/http/form-error';
import { readAtMost } from '../forms/http/read-json';
import { readRuntimeEnv } from '../runtime-env';
import { message } from '../validation/messages';
import { addressesOfPages } from './addresses-of-pages';
import { announceRedirects } from './announce-redirects';
import { isAllowedTarget } from './outside';
import { MAX_REDIRECTS, readRedirects, type StoredRedirect } from './read-redirects';
import { enter, RedirectLoop } from './redirect-table';
import { parseRedirectsCsv, type LineOfRedirect, type LineProblem } from './redirects-csv';
import { writeRedirects } from './write-redirects';

const MAX_BYTES = 8 * 1024 * 1024;

/** The most lines that are reported. */
const MAX_PROBLEMS = 100;

/** The body's text, or undefined if it is too large. Its `content-length` is not trusted. */
async function readText({ body }: PayloadRequest): Promise<string | undefined> {
  try {
    return body ? decodeText(await readAtMost(body, MAX_BYTES)) : '';
  } catch (error) {
    if (error instanceof FormError && error.status === 413) return undefined;
    throw error;
  }
}

const failure = (status: number, text: string, code: string, errors?: { line: number; message: string }[]) =>
  Response.json({ success: false, message: text, code, ...(errors && { data: { errors } }) }, { status });

/**
 * Finds errors that concern more than one line: hosts that are not listed, loops, addresses of pages, and too many
 * lines.
 */
async function plan(
  lines: readonly LineOfRedirect[],
  table: ReadonlyMap<string, StoredRedirect>,
  req: PayloadRequest,
): Promise<{ rows: StoredRedirect[]; problems: LineProblem[] }> {
  const lineOf = new Map(lines.map(({ line, redirect }) => [redirect.from, line]));
  const taken = await addressesOfPages([...lineOf.keys()], req);
  const problems: LineProblem[] = [...taken].map((from) => ({ line: lineOf.get(from) ?? 1, problem: 'redirectPage' }));
  const { redirectHosts } = readRuntimeEnv();
  for (const { line, redirect } of lines)
    if (!isAllowedTarget(redirect.to, redirectHosts)) problems.push({ line, problem: 'redirectHost' });
  const total = new Set([...table.keys(), ...lineOf.keys()]).size;
  if (total > MAX_REDIRECTS) problems.push({ line: lines.length + 1, problem: 'redirectLimit' });
  try {
    const rows = enter(
      table,
      lines.map(({ redirect }) => redirect),
    );
    return { rows, problems };
  } catch (error) {
    if (!(error instanceof RedirectLoop)) throw error;
    return { rows: [], problems: [...problems, { line: lineOf.get(error.message) ?? 1, problem: 'redirectLoop' }] };
  }
}

/**
 * POST `/api/redirects/import` with a CSV file as body: imports all lines, or none and reports the invalid ones. For
 * administrators. A line with a known old address replaces that redirect.
 */
export const importRedirects: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return failure(401, message('redirectSignIn', req), 'unauthorized');
    // An import is published as a whole.
    if (req.user.role !== 'admin') {
      refusedInAdmin(req, { area: 'redirects', action: 'import', reason: 'not an administrator' });
      return failure(403, message('redirectAdmin', req), 'forbidden');
    }
    const text = await readText(req);
    if (text === undefined) return failure(413, message('redirectTooLarge', req), 'too_large');
    const { lines, problems } = parseRedirectsCsv(text, readRuntimeEnv().siteUrl);
    const table = await readRedirects(req);
    const planned = await plan(lines, table, req);
    const all = [...problems, ...planned.problems].sort((a, b) => a.line - b.line);
    if (all.length > 0) {
      const errors = all.slice(0, MAX_PROBLEMS).map(({ line, problem, names = [] }) => ({
        line,
        message: message(problem, req).replace('{names}', () => names.join(', ')),
      }));
      return failure(422, message('redirectErrors', req), 'invalid', errors);
    }
    await writeRedirects(req.payload, planned.rows);
    await announceRedirects({ req });
    recordAction(req, 'redirects', 'import', `${lines.length}`);
    const created = lines.filter(({ redirect }) => !table.has(redirect.from)).length;
    return Response.json({ success: true, data: { created, updated: lines.length - created } });
  },
};
