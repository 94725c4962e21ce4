import type { Payload } from 'payload';
import { ifFree } from '../database/if-free';
import { isShared } from '../database/queries';
import { deleteExpired } from './privacy/retention';
import { removeExpired } from '../shared/change-kept';
import { everyHour } from '../shared/every-hour';
import { forLog } from '../storage/for-log';
import { stores } from '../storage/stores';
import { removeUnclaimed } from '../storage/unclaimed-files';
import { collectOrphans } from './uploads/collect-orphans';

/** Runs at every start and every hour: cheap when there is nothing to do. */
export function startHousekeeping(payload: Payload): void {
  everyHour('housekeeping', () => tidyUp(payload));
}

/** In memory they are dropped as they go. */
const removeExpiredState = async (payload: Payload) => (isShared(payload.db) ? removeExpired(payload) : 0);

const removeUnclaimedFiles = (payload: Payload) => removeUnclaimed(payload, stores());

/** Longer than a picture takes to be written. */
const UNFINISHED_MS = 60 * 60 * 1000;

const removeUnfinishedPictures = () => stores().media.removeUnfinished(UNFINISHED_MS);

/** @returns whether all of it succeeded */
async function tidyUp(payload: Payload): Promise<boolean> {
  let isDone = true;
  for (const [what, job] of [
    ['messages past their retention period', deleteExpired],
    ['files without a message', collectOrphans],
    ['files without a record', removeUnclaimedFiles],
    ['half-written pictures', removeUnfinishedPictures],
    ['entries of limits, codes and presence', removeExpiredState],
  ] as const) {
    try {
      await ifFree(payload, `housekeeping.${what}`, async () => {
        const count = await job(payload);
        if (count > 0) payload.logger.info(`housekeeping: deleted ${count} ${what}`);
      });
    } catch (error) {
      payload.logger.error(forLog(`housekeeping: ${what} failed`, error));
      isDone = false;
    }
  }
  return isDone;
}
