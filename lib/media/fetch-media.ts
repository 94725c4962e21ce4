import { absentFileCacheControl } from '../http/absent-file';
import { bodyLengthHeader } from '../http/body-length';
import { readAtMost } from '../http/bounded-body.mjs';
import { endStalled } from '../http/end-stalled';
import { withDeadline } from '../http/with-deadline';
import { processWide } from '../process-wide.mjs';
import { drawingPolicy, filePolicy } from './drawing-policy';
import { backendMediaPath, isFileOfHost } from './media-address';

/** A refused or cut connection is tried once more, as for a call. */
const attempts = 2;

/**
 * The time until a file begins, in milliseconds (docs/contract.md#media). Longer than for a call: no page waits for a
 * file, and in its place there is nothing else to show. Shorter than the server waits for any answer
 * (`server/limit-wait.ts`), and two tries fit into what nginx waits.
 */
const beginMs = 7_000;

/** The longest pause between two pieces of a file, in milliseconds (docs/contract.md#media). */
const pieceMs = 10_000;

/** Types that may be served from the site's origin. HTML and scripts of the backend may not. */
const allowedTypes =
  /^(image\/(jpeg|png|webp|avif|gif|svg\+xml)|video\/(mp4|webm)|text\/vtt|font\/woff2|application\/pdf)\b/;

const passedOn = ['content-type', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/** The length of an answer's body, if the host says it. A body that is decoded here has another length than it says. */
function lengthOf({ headers }: Response): string | undefined {
  const length = headers.get('content-length') ?? headers.get(bodyLengthHeader);
  return length && /^\d+$/.test(length) && !headers.has('content-encoding') ? length : undefined;
}

/** The largest drawing whose styles are looked at, in bytes. */
const maxDrawingBytes = 8 * 1024 * 1024;

const isDrawing = ({ headers }: Response) => headers.get('content-type')?.startsWith('image/svg') ?? false;

/** A drawing is asked for as a whole: the answer "not modified" would replace the policy that goes with it. */
const isNamedDrawing = (segments: readonly string[]) => /\.svg$/i.test(segments.at(-1) ?? '');

const conditions = ['range', 'if-none-match', 'if-modified-since', 'if-range'];

/** What a backend says of a file that it has, but cannot send now: it is busy, or has read the request too late. */
const notNow = [408, 425, 429];

function failure(status: 404 | 502): Response {
  return new Response(null, {
    status,
    headers: { 'cache-control': status === 404 ? absentFileCacheControl : 'no-store' },
  });
}

/** A part that a file does not have is not a missing file: a player asks for another one. */
function outOfRange({ headers }: Response): Response {
  const range = headers.get('content-range');
  return new Response(null, {
    status: 416,
    headers: { 'cache-control': 'no-store', ...(range && { 'content-range': range }) },
  });
}

/** Ends an answer of which nobody reads the body: its connection would stay open. */
function leave({ body }: Response): void {
  body?.cancel().catch(() => undefined);
}

const log = processWide('media', () => ({ isFailing: false }));

/** Logs the first failure of several. */
function noteFailure(segments: string[], error: unknown): void {
  if (!log.isFailing) console.error(`media: ${segments.join('/')} fails (${(error as Error).message})`);
  log.isFailing = true;
}

/**
 * Asks the backend for a file.
 *
 * @param caller ends the answer's body too
 * @throws if the backend cannot be reached, or the answer does not begin in time
 */
async function ask(address: string, headers: Headers, caller: AbortSignal): Promise<Response> {
  const controller = new AbortController();
  const { signal } = controller;
  caller.addEventListener('abort', () => controller.abort());
  return withDeadline(beginMs, async (deadline) => {
    deadline.addEventListener('abort', () => controller.abort());
    for (let attempt = 1; ; attempt += 1) {
      try {
        // A redirect is treated as "no file".
        return await fetch(address, { headers, redirect: 'manual', cache: 'no-store', signal });
      } catch (error) {
        if (signal.aborted || attempt === attempts) throw error;
      }
    }
  });
}

/**
 * Fetches a media file from the backend and streams it, with ranges if the browser asks for them.
 *
 * @param request HEAD gets the head of GET, and no body: a host need not know HEAD, and Next neither reads nor ends a body
 *   that it is given for it
 * @param segments the decoded path after `/media/`
 * @returns the file; 404 if it is missing or of a type that is not allowed; 416 if it has no such part; 502 if the backend
 *   fails
 */
export async function fetchMedia(request: Request, segments: string[], backendUrl: string): Promise<Response> {
  if (segments.some((segment) => segment === '..' || segment === '.' || /[/\\]/.test(segment))) return failure(404);
  if (!isFileOfHost(segments)) return failure(404);
  // What is compressed on its way has no known length, and films and pictures gain nothing by it.
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const name of isNamedDrawing(segments) ? [] : conditions) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  try {
    const answer = await ask(backendUrl + backendMediaPath(segments), headers, request.signal);
    if (answer.status >= 500 || notNow.includes(answer.status)) {
      leave(answer);
      throw new Error(`answer ${answer.status}`);
    }
    log.isFailing = false;
    if (answer.status === 416 && headers.has('range')) {
      leave(answer);
      return outOfRange(answer);
    }
    if (answer.status !== 304 && (!answer.ok || !allowedTypes.test(answer.headers.get('content-type') ?? ''))) {
      leave(answer);
      return failure(404);
    }
    const passed = new Headers({
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800',
      'content-security-policy': filePolicy,
      'x-content-type-options': 'nosniff',
    });
    for (const name of passedOn) {
      const value = answer.headers.get(name);
      if (value) passed.set(name, value);
    }
    // A document is saved, not shown under the site's origin: it may have scripts of its own.
    if (answer.headers.get('content-type')?.startsWith('application/pdf'))
      passed.set('content-disposition', 'attachment');
    const { status, body } = answer;
    const length = status === 304 ? undefined : lengthOf(answer);
    if (length !== undefined) passed.set(bodyLengthHeader, length);
    const isHead = request.method === 'HEAD';
    if (!body || status !== 200 || !isDrawing(answer) || Number(length) > maxDrawingBytes) {
      if (isHead) leave(answer);
      return new Response(isHead ? null : body && endStalled(body, pieceMs), { status, headers: passed });
    }
    const drawing = new Uint8Array(await readAtMost(endStalled(body, pieceMs), maxDrawingBytes));
    passed.set('content-security-policy', drawingPolicy(new TextDecoder().decode(drawing)));
    passed.set(bodyLengthHeader, String(drawing.byteLength));
    return new Response(isHead ? null : drawing, { status, headers: passed });
  } catch (error) {
    if (!request.signal.aborted) noteFailure(segments, error);
    return failure(502);
  }
}
