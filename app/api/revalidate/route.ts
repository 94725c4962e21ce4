import { revalidateTag } from 'next/cache';
import { after } from 'next/server';

import { env } from '@/lib/env';
import { withDeadline } from '@/lib/http/with-deadline';
import { markPicturesDue } from '@/lib/pictures/known-originals';
import { refreshPagePaths } from '@/lib/redirects/keep-page-paths';
import { refreshRedirects } from '@/lib/redirects/keep-redirects';
import { fetchFirst, renew } from '@/lib/webhook/renew';
import { giveBack, takeOnce } from '@/lib/webhook/take-once';
import { readRevalidation } from '@/lib/webhook/revalidation';

/** The sender gives up after ten seconds. */
const prepareMs = 8_000;

/** What the tags stand for, and the redirects, asked for side by side; undefined where the backend does not answer in time. */
async function prepare(tags: readonly string[], isFetched: boolean) {
  const areRedirectsDue = tags.includes('redirects') || tags.includes('content');
  try {
    const [states] = await withDeadline(prepareMs, () =>
      Promise.all([isFetched ? undefined : fetchFirst(tags), areRedirectsDue && refreshRedirects()]),
    );
    return isFetched || states ? { states } : undefined;
  } catch {
    return undefined;
  }
}

function refuse(status: number, message: string, headers?: HeadersInit): Response {
  return Response.json({ success: false, message }, { status, headers });
}

/**
 * The backend's webhook (CONTRACT.md, Calls): fetches what the tags stand for, marks it as stale and has it made
 * anew. Stale pages keep being served until their new copy is made, and nothing is marked whose new data the backend
 * does not give: it is asked to come again.
 */
export async function POST(request: Request): Promise<Response> {
  const reading = await readRevalidation(request, env().revalidateSecret, Date.now());
  if (!reading.isValid) return refuse(reading.status, reading.message);
  // Whoever overhears an announcement could have the pages made anew again and again.
  const signature = request.headers.get('x-signature') ?? '';
  const isFirst = await takeOnce(signature, Date.now());
  if (!isFirst) return refuse(409, 'The signature was used before');
  const { tags, isFetched } = reading;
  const prepared = await prepare(tags, isFetched);
  if (!prepared) {
    await giveBack(signature);
    return refuse(503, 'The backend does not answer', { 'retry-after': '5' });
  }
  for (const tag of tags) revalidateTag(tag, 'max');
  // A changed file is announced as any content is.
  if (tags.includes('content')) markPicturesDue();
  if (tags.includes('page-keys') || tags.includes('content')) void refreshPagePaths();
  after(() => renew(tags, prepared.states));
  return Response.json({ success: true, data: { tags } });
}
