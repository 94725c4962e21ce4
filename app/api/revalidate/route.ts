import { revalidateTag } from 'next/cache';
import { after } from 'next/server';

import { env } from '@/lib/env';
import { refreshRedirects } from '@/lib/redirects/keep-redirects';
import { addressesOfTags } from '@/lib/webhook/addresses-of-tags';
import { readRevalidation } from '@/lib/webhook/revalidation';

/** Asks for pages that were marked stale, so that no visitor is the one who still gets the old copy. */
async function warm(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await fetch(`http://127.0.0.1:${env().port}${address}`, { cache: 'no-store' }).catch(() => undefined);
  }
}

/**
 * The backend's webhook (CONTRACT.md, Calls): marks what depends on the tags as stale. Stale pages keep
 * being served until their new copy is made, so a backend that fails meanwhile takes no page down.
 */
export async function POST(request: Request): Promise<Response> {
  const reading = await readRevalidation(request, env().revalidateSecret, Date.now());
  if (!reading.isValid) return Response.json({ success: false, message: reading.message }, { status: reading.status });
  for (const tag of reading.tags) revalidateTag(tag, 'max');
  if (reading.tags.includes('redirects') || reading.tags.includes('content')) await refreshRedirects();
  after(() => warm(addressesOfTags(reading.tags)));
  return Response.json({ success: true, data: { tags: reading.tags } });
}
