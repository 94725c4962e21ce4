import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { seeding } from '../seed/seeding';

/** Something that was changed or added since the import. */
export interface Change {
  area: 'pages' | 'categories' | 'media' | 'redirects' | 'globals';
  /** The title of a page, the key of a list, the name of a file, an old address, or the slug of a global. */
  name: string;
  isNew: boolean;
}

const collections = [
  { area: 'pages', name: 'title' },
  { area: 'categories', name: 'key' },
  { area: 'media', name: 'filename' },
  { area: 'redirects', name: 'from' },
] as const satisfies { area: CollectionSlug; name: string }[];

const globals = ['navigation', 'footer', 'social', 'site-info', 'popup', 'brand'] as const satisfies GlobalSlug[];

/** The last writes of an import get their time when it is noted as done. */
const TOLERANCE_MS = 2_000;

type Stored = { createdAt?: string | null; updatedAt?: string | null } & Record<string, unknown>;

/**
 * What an administrator or an editor has changed or added since the content was imported, drafts included.
 *
 * @returns undefined if nothing was imported
 */
export async function changedSince(payload: Payload): Promise<Change[] | undefined> {
  const state: Stored = { ...(await payload.findGlobal({ slug: 'seed-state', ...seeding })) };
  if (state.status !== 'done' || !state.updatedAt) return undefined;
  const since = new Date(Date.parse(state.updatedAt) + TOLERANCE_MS).toISOString();
  const isAfter = (time: unknown) => typeof time === 'string' && time > since;
  const ofCollections = collections.map(async ({ area, name }) => {
    const where = { updatedAt: { greater_than: since } };
    const options = { where, depth: 0, limit: 0, pagination: false, ...seeding } as const;
    const { docs } = await payload.find({
      collection: area,
      ...options,
      draft: area === 'pages' || area === 'redirects',
    });
    const found = docs as unknown as Stored[];
    return found.map((doc): Change => ({ area, name: String(doc[name] ?? doc.id), isNew: isAfter(doc.createdAt) }));
  });
  const ofGlobals = globals.map(async (slug): Promise<Change[]> => {
    const doc = (await payload.findGlobal({ slug, depth: 0, draft: true, ...seeding })) as unknown as Stored;
    return isAfter(doc.updatedAt) ? [{ area: 'globals', name: slug, isNew: false }] : [];
  });
  return (await Promise.all([...ofCollections, ...ofGlobals])).flat();
}
