import os from 'node:os';

import type { Redis } from 'ioredis';

import { readSiteEnv } from '../env/site-env.mjs';
import { withDeadline } from '../http/with-deadline';
import { AnnouncementReader } from './announcements';
import { announcementsKey, joined } from './instances';
import { openRedis, pauseUntilReady } from './open-redis';
import { ownAddress } from './own-address';
import { Registry } from './registry';
import { isTimeout, noteRedis, noteRedisFailure, redisKey, sharedRedis, visitorMs } from './shared-redis';
import { StaleTags } from './stale-tags';
import { timeWait } from './time-wait';

/** How often an instance says that it is there, and how long that may take; milliseconds. */
const beatEveryMs = 3_000;
const beatMs = 2_000;

/** How long the first connection may take, and the pause after a failed read; milliseconds. */
const connectMs = 1_000;
const retryMs = 1_000;

type Pause = ReturnType<typeof pauseUntilReady>;

/** Registers this instance, and sees whether Redis is quick enough for visitors. */
async function beat(registry: Registry): Promise<void> {
  try {
    const { value, waitedMs } = await timeWait(() => withDeadline(beatMs, () => registry.beat()));
    joined.clockOffset = value;
    // It asks twice, one after the other.
    if (waitedMs <= 2 * visitorMs) noteRedis('ok');
    else noteRedis('slow', `${waitedMs} ms`);
  } catch (error) {
    noteRedisFailure(error);
    // A connection that does not answer may be one whose other end is gone.
    if (sharedRedis.state === 'slow') sharedRedis.client?.disconnect(true);
  }
}

async function keepBeating(registry: Registry, pause: Pause, isLeaving: () => boolean): Promise<void> {
  await pause(connectMs);
  while (!isLeaving()) {
    await beat(registry);
    await pause(beatEveryMs);
  }
}

/**
 * Takes over what the other instances announce, for as long as the process runs.
 *
 * @param client the connection that the reader has for itself
 */
export async function keepReading(
  client: Redis,
  reader: AnnouncementReader,
  stale: StaleTags,
  pause: Pause,
): Promise<void> {
  await pause(connectMs);
  for (;;) {
    try {
      const announcements = await reader.next();
      if (announcements.length > 0) void stale.add(announcements);
    } catch (error) {
      // The heartbeat says why Redis fails. It has another connection: only a read notices that the other
      // end of this one is gone.
      if (isTimeout(error)) client.disconnect(true);
      await pause(retryMs);
    }
  }
}

/**
 * Joins the other instances of the site: says that this one is there, and takes over what the others announce.
 * Whatever happens to Redis, this instance serves.
 *
 * @param redisUrl REDIS_URL
 * @param takeOver marks what depends on tags as stale; false: the backend does not answer, to be tried again
 * @returns a function that leaves them
 */
export function joinInstances(
  redisUrl: string,
  takeOver: (tags: readonly string[]) => Promise<boolean>,
): () => Promise<void> {
  const { siteUrl, instanceUrl, port } = readSiteEnv(process.env);
  const client = openRedis(redisUrl);
  const waiting = openRedis(redisUrl);
  const own = { name: `${os.hostname()}:${port}`, url: ownAddress(instanceUrl, process.env.HOST, port) };
  const registry = new Registry(client, (...parts) => redisKey(siteUrl, ...parts), own);
  sharedRedis.client = client;
  joined.registry = registry;
  let isLeaving = false;
  void keepBeating(registry, pauseUntilReady(client), () => isLeaving);
  const reader = new AnnouncementReader(waiting, announcementsKey(), registry.own.id);
  void keepReading(waiting, reader, new StaleTags(takeOver), pauseUntilReady(waiting));
  return async () => {
    if (isLeaving) return;
    isLeaving = true;
    await withDeadline(visitorMs, () => registry.leave()).catch(() => undefined);
  };
}
