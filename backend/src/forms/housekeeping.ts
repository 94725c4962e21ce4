import type { Payload } from 'payload';
import { ifFree } from '../database/if-free';
import { isShared } from '../database/queries';
import { processWide } from '../process-wide';
import { deleteExpired } from './privacy/retention';
import { removeExpired } from '../shared/change-kept';
import { readRuntimeEnv } from '../runtime-env';
import { forLog } from '../storage/for-log';
import { stores } from '../storage/stores';
import { removeUnclaimed } from '../storage/unclaimed-files';
import { collectOrphans } from './uploads/collect-orphans';

const HOUR_MS = 60 * 60 * 1000;

/** Runs at every start and every hour: cheap when there is nothing to do. */
export function startHousekeeping(payload: Payload): void {
  const state = processWide<{ timer?: NodeJS.Timeout }>('housekeeping', () => ({}));
  if (state.timer) return;
  state.timer = setInterval(() => void tidyUp(payload), HOUR_MS);
  state.timer.unref();
  void tidyUp(payload);
}

/** In memory they are dropped as they go. */
const removeExpiredState = async (payload: Payload) => (isShared(payload.db) ? removeExpired(payload) : 0);

const removeUnclaimedFiles = async (payload: Payload) => (readRuntimeEnv().s3 ? removeUnclaimed(payload, stores()) : 0);

async function tidyUp(payload: Payload): Promise<void> {
  for (const [what, job] of [
    ['messages past their retention period', deleteExpired],
    ['files without a message', collectOrphans],
    ['files of a bucket without a record', removeUnclaimedFiles],
    ['entries of limits, codes and presence', removeExpiredState],
  ] as const) {
    try {
      await ifFree(payload, `housekeeping.${what}`, async () => {
        const count = await job(payload);
        if (count > 0) payload.logger.info(`housekeeping: deleted ${count} ${what}`);
      });
    } catch (error) {
      payload.logger.error(forLog(`housekeeping: ${what} failed`, error));
    }
  }
}
