import type { Payload } from 'payload';
import { readAllJobs, type Job } from './jobs';

const PREFIX = 'planned-content:';
const keyOf = (id: Job['id']) => `${PREFIX}${id}`;

/** A page, a part, or a new reusable section that is published with a page, as it was when it was planned. */
export interface StoredContent {
  /** When it was published or withdrawn last (`Publishable`). */
  publicTime: string;
  content: object;
}

/** By revision. */
export type StoredContents = Readonly<Record<string, StoredContent>>;

/** Stores what a plan publishes: a page or part has 50 versions only, and may be saved more often before its time. */
export const keepPlanned = (payload: Payload, { id }: Pick<Job, 'id'>, contents: StoredContents): Promise<void> =>
  payload.kv.set(keyOf(id), contents);

/** @returns null for a plan of a release that stored revisions only */
export const readPlanned = (payload: Payload, id: Job['id']): Promise<StoredContents | null> =>
  payload.kv.get<StoredContents>(keyOf(id));

async function remove(payload: Payload, keys: readonly string[]): Promise<void> {
  for (const key of keys) await payload.kv.delete(key);
}

async function removeDone(payload: Payload): Promise<void> {
  // A plan is stored before its content, so that the plans that are read now include those of all these keys.
  const keys = (await payload.kv.keys()).filter((key) => key.startsWith(PREFIX));
  if (keys.length === 0) return;
  const open = new Set((await readAllJobs({ payload })).map(({ id }) => keyOf(id)));
  await remove(
    payload,
    keys.filter((key) => !open.has(key)),
  );
}

const logged = (payload: Payload, task: Promise<void>): Promise<void> =>
  task.catch((error: unknown) =>
    payload.logger.error({ err: error, msg: 'editing: what plans have stored could not be removed' }),
  );

/** Removes what cancelled plans have stored. What cannot be removed now goes with the next plans that are done. */
export const forgetPlanned = (payload: Payload, jobs: readonly Pick<Job, 'id'>[]): Promise<void> =>
  logged(
    payload,
    remove(
      payload,
      jobs.map(({ id }) => keyOf(id)),
    ),
  );

/** Removes what plans have stored that are done or cancelled. */
export const forgetDonePlans = (payload: Payload): Promise<void> => logged(payload, removeDone(payload));
