import { readSiteEnv } from '../env/site-env.mjs';
import { processWide } from '../process-wide.mjs';
import { writeAnnouncement } from './announcements';
import type { Instance, Registry } from './registry';
import { noteRedisFailure, redisKey, sharedRedis } from './shared-redis';

/** Filled by the server when it joins the others (join-instances.ts). */
export const joined = processWide<{ registry?: Registry; clockOffset: number }>('instances', () => ({
  clockOffset: 0,
}));

/** The other instances that are there; none where the site runs alone. While Redis is away, the last ones known. */
export const otherInstances = (): readonly Instance[] => joined.registry?.others ?? [];

/** The name of this instance; undefined where the site runs alone. */
export const ownInstanceName = (): string | undefined => joined.registry?.own.name;

/**
 * The time that all instances agree on: that of Redis. For what one instance begins and another one goes on with.
 *
 * @returns milliseconds since 1970
 */
export const commonNow = (): number => Date.now() + joined.clockOffset;

/** The stream of what is stale. */
export const announcementsKey = (): string => redisKey(readSiteEnv(process.env).siteUrl, 'announcements');

/**
 * Tells the other instances what is stale.
 *
 * @returns whether they will learn of it; true where there are none
 */
export async function tellOthers(tags: readonly string[]): Promise<boolean> {
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
