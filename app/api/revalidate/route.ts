import { revalidateTag } from 'next/cache';
import { after } from 'next/server';

import { env } from '@/lib/env';
import { refreshPagePaths } from '@/lib/redirects/keep-page-paths';
import { refreshRedirects } from '@/lib/redirects/keep-redirects';
import { fetchFirst, renew } from '@/lib/webhook/renew';
import { readRevalidation } from '@/lib/webhook/revalidation';

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
  const { tags, isFetched } = reading;
  const states = isFetched ? undefined : await fetchFirst(tags);
  if (!isFetched && !states) return refuse(503, 'The backend does not answer', { 'retry-after': '5' });
  for (const tag of tags) revalidateTag(tag, 'max');
  if (tags.includes('redirects') || tags.includes('content')) await refreshRedirects();
  if (tags.includes('page-keys') || tags.includes('content')) void refreshPagePaths();
  after(() => renew(tags, states));
  return Response.json({ success: true, data: { tags } });
}
