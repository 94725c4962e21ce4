import { readSiteEnv } from '../env/site-env.mjs';
import { processWide } from '../process-wide.mjs';
import { writeAnnouncement } from './announcements';
import type { Instance, Registry } from './registry';
import { noteRedisFailure, redisKey, sharedRedis } from './shared-redis';

/** Filled by the server when it joins the others (join-instances.ts). */
export const joined = processWide<{ registry?: Registry; clockOffset: number }>('instances', () => ({
  clockOffset: 0,
}));

/** The other running instances; none if the site runs alone. While Redis is unreachable, the last known ones. */
export const otherInstances = (): readonly Instance[] => joined.registry?.others ?? [];

/** The name of this instance; undefined where the site runs alone. */
export const ownInstanceName = (): string | undefined => joined.registry?.own.name;

/**
 * The time of Redis, which all instances share. For work that one instance begins and another one continues.
 *
 * @returns milliseconds since 1970
 */
export const commonNow = (): number => Date.now() + joined.clockOffset;

/** The key of the Redis stream with the announcements of stale tags. */
export const announcementsKey = (): string => redisKey(readSiteEnv(process.env).siteUrl, 'announcements');

/**
 * Announces stale tags to the other instances.
 *
 * @returns whether the announcement was stored; true if there are no other instances
 */
export async function announceToInstances(tags: readonly string[]): Promise<boolean> {
  const { client } = sharedRedis;
  const { registry } = joined;
  if (!client || !registry || tags.length === 0) return true;
  try {
    await writeAnnouncement(client, announcementsKey(), registry.own.id, tags);
    return true;
  } catch (error) {
    noteRedisFailure(error);
    return false;
  }
}
