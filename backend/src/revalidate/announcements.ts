/** A change that the site has to be told of. */
export interface Announcement {
  tags: string[];
  /** When it happened, in milliseconds since 1970. */
  at: number;
}

/** Payload's key-value table, as far as announcements need it. */
export interface Store {
  set: (key: string, value: NonNullable<unknown>) => Promise<void>;
  get: (key: string) => Promise<unknown>;
  delete: (key: string) => Promise<void>;
  keys: () => Promise<string[]>;
}

export const PREFIX = 'announcement:';

function isAnnouncement(value: unknown): value is Announcement {
  const { tags, at } = (value ?? {}) as Partial<Announcement>;
  return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') && typeof at === 'number';
}

/** What an earlier run of the backend has not delivered. */
export async function readAnnouncements(store: Store): Promise<Map<string, Announcement>> {
  const kept = new Map<string, Announcement>();
  for (const key of (await store.keys()).filter((name) => name.startsWith(PREFIX))) {
    const value = await store.get(key);
    if (isAnnouncement(value)) kept.set(key, value);
    else await store.delete(key);
  }
  return kept;
}

/** More tags than a webhook takes: then everything is stale. */
const MAX_TAGS = 500;

/** The tags of announcements that are delivered together. */
export function tagsOf(announcements: readonly Announcement[]): string[] {
  const tags = [...new Set(announcements.flatMap((announcement) => announcement.tags))];
  return tags.length > MAX_TAGS ? ['content', 'redirects'] : tags;
}
