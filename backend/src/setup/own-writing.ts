import type { Payload } from 'payload';
import { seeding } from '../seed/seeding';
import type { StoredValues } from '../wire/values';
import { digestOf } from './digest-of';
import { changeSetup, readSetup } from './setup-state';

/** Something that the seed and the setup write and may write again: a part of every page, or a page by its key. */
export type OwnPart = 'navigation' | 'footer' | `page:${string}`;

/** The newest state of a part, drafts included; undefined for a page that is not there. */
async function readPart(payload: Payload, part: OwnPart): Promise<StoredValues | undefined> {
  const options = { depth: 0, draft: true, locale: 'all', ...seeding } as const;
  if (part === 'navigation' || part === 'footer')
    return { ...(await payload.findGlobal({ slug: part, ...options })) } as StoredValues;
  const where = { pageKey: { equals: part.slice('page:'.length) } };
  const { docs } = await payload.find({ collection: 'pages', where, limit: 1, ...options });
  return docs[0] as StoredValues | undefined;
}

/** Remembers parts as they are now, so that a later setup sees whether somebody has changed them. */
export async function rememberOwn(payload: Payload, parts: readonly OwnPart[]): Promise<void> {
  if (parts.length === 0) return;
  const digests: Record<string, string> = {};
  for (const part of parts) {
    const stored = await readPart(payload, part);
    if (stored) digests[part] = digestOf(stored);
  }
  const { written } = await readSetup(payload);
  await changeSetup(payload, { written: { ...written, ...digests } });
}

/** Whether a part is as the seed or the setup has left it. What was never remembered is somebody's work. */
export async function isUntouched(payload: Payload, part: OwnPart): Promise<boolean> {
  const [stored, { written }] = await Promise.all([readPart(payload, part), readSetup(payload)]);
  return stored !== undefined && written?.[part] === digestOf(stored);
}
