/** A change to announce to the site. */
export interface Announcement {
  tags: string[];
  /** When it happened, in milliseconds since 1970. */
  at: number;
}

/** The part of Payload's key-value store that announcements use. */
export interface Store {
  set: (key: string, value: NonNullable<unknown>) => Promise<void>;
  get: (key: string) => Promise<unknown>;
  delete: (key: string) => Promise<void>;
  keys: () => Promise<string[]>;
}

export const PREFIX = 'announcement:';

export function isAnnouncement(value: unknown): value is Announcement {
  const { tags, at } = (value ?? {}) as Partial<Announcement>;
  return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') && typeof at === 'number';
}

/** The announcements that an earlier run of the backend did not deliver. */
export async function readAnnouncements(store: Store): Promise<Map<string, Announcement>> {
  const kept = new Map<string, Announcement>();
  for (const key of (await store.keys()).filter((name) => name.startsWith(PREFIX))) {
    const value = await store.get(key);
    if (isAnnouncement(value)) kept.set(key, value);
    else await store.delete(key);
  }
  return kept;
}

/** The most tags that a webhook accepts; with more, everything is marked stale. */
const MAX_TAGS = 500;

/** The tags of everything: pages, lists, redirects. */
export const EVERYTHING = ['content', 'redirects'];

/** Whether an announcement is of everything (docs/contract.md#webhook). */
export const isOfEverything = ({ tags }: Announcement): boolean => tags.includes('content');

/** The tags of announcements that are delivered together. */
export function tagsOf(announcements: readonly Announcement[]): string[] {
  const tags = [...new Set(announcements.flatMap((announcement) => announcement.tags))];
  return tags.length > MAX_TAGS ? EVERYTHING : tags;
}
