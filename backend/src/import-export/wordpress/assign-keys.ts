import { ownPageOf } from '../../../../lib/routes/page-address';
import { slugify } from '../../../../lib/text/slugify';
import type { WxrItem } from './read-wxr';

const MAX_KEY = 120;
const MAX_DEPTH = 10;

function slugOf({ slug, title, id }: WxrItem): string {
  let text = slug;
  try {
    text = decodeURIComponent(slug);
  } catch {
    // Kept as it is: slugify leaves its letters and digits.
  }
  return (slugify(text) || slugify(title)).slice(0, MAX_KEY).replace(/-$/, '') || `sayfa-${id}`;
}

/** The pages above one, from the outermost. Undefined if they go round in circles. */
export function parentsOf(item: WxrItem, byId: ReadonlyMap<string, WxrItem>): WxrItem[] | undefined {
  const above: WxrItem[] = [];
  for (let parent = byId.get(item.parent); parent; parent = byId.get(parent.parent)) {
    if (parent === item || above.includes(parent) || above.length > MAX_DEPTH) return undefined;
    above.unshift(parent);
  }
  return above;
}

/**
 * A key for each page: its slug; where several have it, with the slug of the page above, or else with a number. The keys
 * of pages that have an address of their own are not given away: those show sections of certain types only.
 */
export function assignKeys(items: readonly WxrItem[], byId: ReadonlyMap<string, WxrItem>): Map<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set<string>();
  const isFree = (key: string) => !taken.has(key) && !ownPageOf(key);
  for (const item of items) {
    const slug = slugOf(item);
    const parent = parentsOf(item, byId)?.at(-1);
    const candidates = [slug, ...(parent ? [`${slugOf(parent)}-${slug}`] : [])];
    let key = candidates.find(isFree);
    for (let number = 2; key === undefined; number += 1) if (isFree(`${slug}-${number}`)) key = `${slug}-${number}`;
    taken.add(key);
    keys.set(item.id, key);
  }
  return keys;
}
