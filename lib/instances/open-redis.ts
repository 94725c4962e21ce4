import { Redis } from 'ioredis';

import { sharedRedis } from './shared-redis';

/** How long connecting may take, and the longest pause before it is tried again; milliseconds. */
const connectMs = 2_000;
const pauseMs = 2_000;

/**
 * Opens a connection that never makes anybody wait: a command without a connection fails at once, and none is repeated.
 * Lost connections are opened again in the background.
 *
 * @param url `redis://` or `rediss://`
 */
export function openRedis(url: string): Redis {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: connectMs,
    retryStrategy: (attempt) => Math.min(attempt * 100, pauseMs),
  });
  // The commands fail as well, and their failures are logged once (shared-redis.ts).
  client.on('error', ({ message }: Error) => (sharedRedis.lastProblem = message));
  return client;
}

/** @returns a function that waits for a time in milliseconds, or until there is a connection, if that is sooner */
export function pauseUntilReady(client: Redis): (ms: number) => Promise<void> {
  let wake: () => void = () => undefined;
  client.on('ready', () => wake());
  return (ms) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
}
