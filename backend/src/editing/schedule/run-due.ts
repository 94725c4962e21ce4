import type { Payload, Where } from 'payload';
import { ifFree } from '../../database/if-free';
import { processWide } from '../../process-wide';
import { JOBS } from './jobs';
import { forgetDonePlans } from './planned-content';

/** The longest delay of a scheduled action. */
const POLL_MS = 2_000;
const AT_ONCE = 10;

const begun: Where = { and: [{ processing: { equals: true } }, { completedAt: { exists: false } }] };

interface Runner {
  timer?: NodeJS.Timeout;
  isRunning: boolean;
}

/**
 * Runs due actions, now and from now on, also those that became due while no process ran, and those that a killed
 * process had begun.
 */
export async function startSchedule(payload: Payload): Promise<void> {
  const runner = processWide<Runner>('editing.schedule', () => ({ isRunning: false }));
  if (runner.timer) return;
  runner.timer = setInterval(() => void runDue(payload, runner), POLL_MS);
  runner.timer.unref();
  await forgetDonePlans(payload);
  await runDue(payload, runner);
}

async function runDue(payload: Payload, runner: Runner): Promise<void> {
  if (runner.isRunning) return;
  runner.isRunning = true;
  try {
    if (await isAnythingDue(payload)) await ifFree(payload, 'jobs', () => runJobs(payload));
  } catch (error) {
    payload.logger.error({ err: error, msg: 'editing: scheduled actions could not run' });
  } finally {
    runner.isRunning = false;
  }
}

/**
 * Payload finds due jobs and claims them in two steps, so only one process does this at a time. What became due while no
 * process ran is done in the order of its times, whichever was planned first.
 */
async function runJobs(payload: Payload): Promise<void> {
  // Nobody else runs any: those that are marked as running were begun by a process that was killed.
  await payload.db.updateJobs({ data: { processing: false }, where: begun, req: {} });
  const processingOrder = ['waitUntil', 'createdAt'];
  await payload.jobs.run({ limit: AT_ONCE, sequential: true, processingOrder, silent: { info: true } });
  await forgetDonePlans(payload);
}

/** A query costs less than the statement that claims jobs. */
async function isAnythingDue(payload: Payload): Promise<boolean> {
  const { docs } = await payload.db.find({
    collection: JOBS,
    where: {
      or: [
        begun,
        {
          and: [
            { processing: { equals: false } },
            { hasError: { not_equals: true } },
            { waitUntil: { less_than: new Date().toISOString() } },
          ],
        },
      ],
    },
    select: { waitUntil: true },
    pagination: false,
    limit: 1,
  });
  return docs.length > 0;
}
