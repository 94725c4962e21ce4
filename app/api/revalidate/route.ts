import { revalidateTag } from 'next/cache';
import { after } from 'next/server';

import { env } from '@/lib/env';
import { announceToInstances } from '@/lib/instances/instances';
import { countEvent } from '@/lib/telemetry/meter.mjs';
import { prepare, refreshKept } from '@/lib/webhook/prepare';
import { renew } from '@/lib/webhook/renew';
import { readRevalidation } from '@/lib/webhook/revalidation';
import { giveBack, acceptOnce } from '@/lib/webhook/accept-once';

function refuse(status: number, message: string, headers?: HeadersInit): Response {
  return Response.json({ success: false, message }, { status, headers });
}

/**
 * The backend's webhook (docs/contract.md#webhook): fetches the data that the tags name, marks the pages as stale and
 * regenerates them. Stale pages are served until their new copy is made. If the backend does not give the new data,
 * nothing is marked, and the sender is asked to retry. So it is if the other instances of the site cannot be told.
 */
export async function POST(request: Request): Promise<Response> {
  const reading = await readRevalidation(request, env().revalidateSecret, Date.now());
  if (!reading.isValid) return refuse(reading.status, reading.message);
  // Otherwise a recorded announcement could be replayed to regenerate pages again and again.
  const signature = request.headers.get('x-signature') ?? '';
  const isFirst = await acceptOnce(signature, Date.now());
  if (!isFirst) return refuse(409, 'The signature was used before');
  const { tags, isFetched } = reading;
  const prepared = await prepare(tags, isFetched);
  if (!prepared) {
    await giveBack(signature);
    return refuse(503, 'The backend does not answer', { 'retry-after': '5' });
  }
  // Not before: the others would try in vain what the sender repeats in other parts.
  const areOthersTold = isFetched || (await announceToInstances(tags));
  for (const tag of tags) revalidateTag(tag, 'max');
  refreshKept(tags);
  if (!isFetched) countEvent('site_announcements_total', { from: 'webhook' });
  after(() => renew(tags, prepared.states));
  if (areOthersTold) return Response.json({ success: true, data: { tags } });
  await giveBack(signature);
  return refuse(503, 'Other instances cannot be told', { 'retry-after': '5' });
}
