import type { PayloadRequest } from 'payload';
import { isShared } from '../../database/queries';
import { isRecord } from '../../wire/values';
import type { Publishable, Version } from './publishable';
import { isSameContent } from './same-content';

const keyOf = (key: string) => `held-draft:${key}`;

/**
 * Stores which draft has to be the newest again, for a start after a killed process. On PostgreSQL the transaction
 * takes everything back.
 */
export async function holdDraft(req: PayloadRequest, key: string, { updatedAt = '' }: Version): Promise<void> {
  if (!isShared(req.payload.db)) await req.payload.kv.set(keyOf(key), { updatedAt });
}

export async function releaseDraft(req: PayloadRequest, key: string): Promise<void> {
  if (!isShared(req.payload.db)) await req.payload.kv.delete(keyOf(key));
}

/**
 * Makes a draft the newest again after a publication that was killed, or failed. If somebody has saved since, it stays
 * among the versions.
 */
export async function giveDraftBack<Content extends Version>(
  req: PayloadRequest,
  it: Publishable<Content>,
  planned: Content | undefined,
): Promise<void> {
  if (isShared(req.payload.db)) return;
  const held: unknown = await req.payload.kv.get(keyOf(it.key));
  if (!isRecord(held)) return;
  const newest = await it.readNewest();
  const draft = await it.find(({ updatedAt }) => updatedAt === held.updatedAt);
  const isOnTop = draft?.updatedAt === newest.updatedAt;
  if (draft && planned && !isOnTop && isSameContent(newest, planned))
    await it.save(draft, newest, await it.authorOf(draft));
  await releaseDraft(req, it.key);
}
