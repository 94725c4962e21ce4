import { revalidateTag } from 'next/cache';

import { env } from '@/lib/env';
import { readRevalidation } from '@/lib/webhook/revalidation';

/**
 * The backend's webhook (CONTRACT.md, Calls): marks what depends on the tags as stale. Stale pages keep
 * being served until their new copy is made, so a backend that fails meanwhile takes no page down.
 */
export async function POST(request: Request): Promise<Response> {
  const reading = await readRevalidation(request, env().revalidateSecret, Date.now());
  if (!reading.isValid) return Response.json({ success: false, message: reading.message }, { status: reading.status });
  for (const tag of reading.tags) revalidateTag(tag, 'max');
  return Response.json({ success: true, data: { tags: reading.tags } });
}
