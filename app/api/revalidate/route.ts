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

/** In milliseconds; the sender gives up after ten seconds. */
const prepareMs = 8_000;

/** Fetches the data of the tags, and the redirects, in parallel; undefined if the backend does not answer in time. */
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
 * The backend's webhook (docs/contract.md#webhook): fetches the data that the tags name, marks the pages as stale and
 * regenerates them. Stale pages are served until their new copy is made. If the backend does not give the new data,
 * nothing is marked, and the sender is asked to retry.
 */
export async function POST(request: Request): Promise<Response> {
  const reading = await readRevalidation(request, env().revalidateSecret, Date.now());
  if (!reading.isValid) return refuse(reading.status, reading.message);
  // Otherwise a recorded announcement could be replayed to regenerate pages again and again.
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
  // This tag is also sent when media files change.
  if (tags.includes('content')) markPicturesDue();
  if (tags.includes('page-keys') || tags.includes('content')) void refreshPagePaths();
  after(() => renew(tags, prepared.states));
  return Response.json({ success: true, data: { tags } });
}
