import type { Redis } from 'ioredis';

import { withDeadline } from '../http/with-deadline';

/** The tags of one change. */
export type Announcement = readonly string[];

/** The tags of everything: pages, lists, redirects, pictures. */
export const everything: Announcement = ['content', 'redirects'];

/** With more tags than this, everything is stale. */
const maxTags = 500;

/** How many announcements the stream keeps. An instance that is further behind treats everything as stale. */
const maxEntries = 1_000;

/** How many are read at once. */
const readAtOnce = 100;

/** How long a read waits for news, and how much longer its answer may take; milliseconds. */
const blockMs = 2_000;
const answerMs = 3_000;

/** How long an announcement may take, in milliseconds: the backend waits for it, no visitor does. */
const tellMs = 2_000;

type Reader = Pick<Redis, 'xread' | 'xrange' | 'xrevrange'>;
type Writer = Pick<Redis, 'xadd'>;

const areMany = (tags: readonly string[]) => new Set(tags).size > maxTags;

/** What is announced by an entry; undefined where it is not understood. */
function announcementOf(fields: readonly string[]): Announcement | undefined {
  try {
    const tags: unknown = JSON.parse(fields[fields.indexOf('tags') + 1] ?? '');
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes to the stream that every instance reads.
 *
 * @param key of the stream
 * @param from the id of this instance
 * @throws if Redis does not take it in time
 */
export async function writeAnnouncement(client: Writer, key: string, from: string, tags: Announcement) {
  const text = JSON.stringify(areMany(tags) ? everything : [...new Set(tags)]);
  await withDeadline(tellMs, () => client.xadd(key, 'MAXLEN', '~', maxEntries, '*', 'from', from, 'tags', text));
}

/**
 * What the other instances announce, read from this instance's own position. An instance that cannot know what it has
 * missed is told that everything is stale: after its start, after a lost connection, and when its position is gone from
 * the stream.
 */
export class AnnouncementReader {
  #position: string | undefined;
  #hasWarned = false;

  /**
   * @param client of a connection of its own: a read waits
   * @param key of the stream
   * @param own the id of this instance, whose announcements are left out
   */
  constructor(
    private readonly client: Reader,
    private readonly key: string,
    private readonly own: string,
  ) {}

  /**
   * Waits for news, two seconds at most.
   *
   * @returns what is stale, each announcement by itself
   * @throws if Redis does not answer; everything is stale then, at the next answer
   */
  async next(): Promise<readonly Announcement[]> {
    const position = this.#position;
    this.#position = undefined;
    if (position === undefined) return this.#startAtEnd();
    const { entries, isKept } = await withDeadline(blockMs + answerMs, () => this.#readFrom(position));
    if (!isKept) return this.#startAtEnd();
    this.#position = entries.at(-1)?.[0] ?? position;
    const others = entries.filter(([, fields]) => fields[fields.indexOf('from') + 1] !== this.own);
    const announcements = others.map(([, fields]) => announcementOf(fields) ?? this.#everythingFor(fields));
    return areMany(announcements.flat()) ? [everything] : announcements;
  }

  /** While another version runs beside this one, its announcements may have another form. */
  #everythingFor(fields: readonly string[]): Announcement {
    const text = JSON.stringify(fields).slice(0, 200);
    if (!this.#hasWarned) console.warn(`instances: not understood, so everything is stale: ${text}`);
    this.#hasWarned = true;
    return everything;
  }

  async #startAtEnd(): Promise<readonly Announcement[]> {
    const [last] = await withDeadline(answerMs, () => this.client.xrevrange(this.key, '+', '-', 'COUNT', 1));
    this.#position = last?.[0] ?? '0-0';
    return [everything];
  }

  async #readFrom(position: string) {
    const { client, key } = this;
    const read = await client.xread('COUNT', readAtOnce, 'BLOCK', blockMs, 'STREAMS', key, position);
    // Entries are dropped from the oldest on: if the last one read is still there, none after it was dropped.
    const isKept = position === '0-0' || (await client.xrange(key, position, position)).length > 0;
    return { entries: read?.[0]?.[1] ?? [], isKept };
  }
}
