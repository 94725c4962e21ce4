import type { Payload } from 'payload';
import { processWide } from '../../process-wide';
import { JOBS } from './scheduled';

/** How late something scheduled may be. */
const POLL_MS = 2_000;
const AT_ONCE = 10;

interface Runner {
  timer?: NodeJS.Timeout;
  isRunning: boolean;
}

/**
 * Runs what is due, now and from now on: also what became due while no process ran, and what a process that was killed
 * had begun. One process serves a database, so nobody else has begun anything.
 */
export async function startSchedule(payload: Payload): Promise<void> {
  const runner = processWide<Runner>('editing.schedule', () => ({ isRunning: false }));
  if (runner.timer) return;
  await payload.db.updateJobs({ data: { processing: false }, where: { processing: { equals: true } }, req: {} });
  runner.timer = setInterval(() => void runDue(payload, runner), POLL_MS);
  runner.timer.unref();
  await runDue(payload, runner);
}

async function runDue(payload: Payload, runner: Runner): Promise<void> {
  if (runner.isRunning) return;
  runner.isRunning = true;
  try {
    if (await isAnythingDue(payload)) {
      await payload.jobs.run({ limit: AT_ONCE, sequential: true, silent: { info: true } });
    }
  } catch (error) {
    payload.logger.error({ err: error, msg: 'editing: what is scheduled cannot be run' });
  } finally {
    runner.isRunning = false;
  }
}

/** A question costs less than the statement that takes jobs. */
async function isAnythingDue(payload: Payload): Promise<boolean> {
  const { docs } = await payload.db.find({
    collection: JOBS,
    where: {
      and: [
        { processing: { equals: false } },
        { hasError: { not_equals: true } },
        { waitUntil: { less_than: new Date().toISOString() } },
      ],
    },
    select: { waitUntil: true },
    pagination: false,
    limit: 1,
  });
  return docs.length > 0;
}
