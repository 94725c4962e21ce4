import type { Payload } from 'payload';
import type { SeedApplicationModel } from '../seed/content';
import { importGlobals } from '../seed/import-globals';
import { keepLinks } from '../seed/keep-links';
import { seeding } from '../seed/seeding';
import { rowsOf, type StoredValues } from '../wire/values';

const noMedia = () => undefined;

/**
 * Lets the menu and the footer lead to new pages. A menu or a footer that has anything besides what the starter would
 * put there is somebody's work, and stays.
 *
 * @param made the links of the pages that were made now
 * @param present the links of starter pages that were public before
 */
export async function extendFrame(
  payload: Payload,
  model: SeedApplicationModel,
  made: ReadonlySet<string>,
  present: ReadonlySet<string>,
): Promise<void> {
  const isThere = (link: string) => made.has(link) || present.has(link);
  const isOurs = async (slug: 'navigation' | 'footer', keys: readonly string[]) => {
    const stored = { ...(await payload.findGlobal({ slug, depth: 0, draft: true, ...seeding })) } as StoredValues;
    return rowsOf(stored.menu ?? stored.items).every(({ key }) => keys.includes(String(key)));
  };
  const ours = new Set<string>([
    ...((await isOurs('navigation', Object.keys(model.menu))) ? ['navigation'] : []),
    ...((await isOurs('footer', Object.keys(model.footer))) ? ['footer'] : []),
  ]);
  await importGlobals(payload, keepLinks(model, isThere), noMedia, (slug) => ours.has(slug));
}
