import type { GlobalSlug, PayloadRequest } from 'payload';

const settingsWithDrafts = ['navigation', 'footer', 'social', 'site-info', 'popup', 'brand'] as const;

/** The settings whose newest version is not public. */
export async function changedSettings(req: PayloadRequest): Promise<GlobalSlug[]> {
  const select = { _status: true, updatedAt: true } as const;
  const states = await Promise.all(
    settingsWithDrafts.map(async (slug) => {
      const { _status, updatedAt } = await req.payload.findGlobal({ slug, draft: true, depth: 0, select, req });
      // What nobody has saved yet is a draft to Payload. It has nothing to publish.
      return _status === 'draft' && updatedAt ? slug : undefined;
    }),
  );
  return states.filter((slug) => slug !== undefined);
}
