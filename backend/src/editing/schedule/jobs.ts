import type { Payload, PayloadRequest } from 'payload';
import type { PartName } from '../../../../components/layout/parts/definitions';
import type { PageId } from '../pages/read-page';

/** Payload's own task, so that the admin's scheduler and this one share a list. */
export const TASK = 'schedulePublish';
export const JOBS = 'payload-jobs';

export type ScheduledAction = 'publish' | 'unpublish';

/** What is published or withdrawn: a page, or a part of every page, which cannot be withdrawn. */
export type ScheduleTarget = { pageId: PageId } | { part: PartName };

/** The input of Payload's task. Ids of documents are strings there. */
export interface ScheduledInput {
  type?: ScheduledAction;
  doc?: { relationTo: string; value: string };
  /** The slug of a part of every page. */
  global?: string;
  user?: { relationTo: string; value: number | string };
  /** What the administrator saw; absent in plans from before it was stored, and for withdrawals. */
  revision?: string;
  /** The revisions of the page's reusable sections that were not public then, by uuid. */
  reusable?: Record<string, string>;
}

export interface Job {
  id: number | string;
  waitUntil?: string | null;
  createdAt: string;
  input?: ScheduledInput;
}

export async function readAllJobs({ payload }: Pick<PayloadRequest, 'payload'>): Promise<Job[]> {
  const { docs } = await payload.db.find<Job>({
    collection: JOBS,
    where: {
      and: [{ taskSlug: { equals: TASK } }, { completedAt: { exists: false } }, { hasError: { not_equals: true } }],
    },
    sort: 'waitUntil',
    pagination: false,
    limit: 0,
  });
  return docs;
}

export const isAbout = ({ input }: Job, target: ScheduleTarget) =>
  'part' in target
    ? input?.global === target.part
    : input?.doc?.relationTo === 'pages' && input.doc.value === String(target.pageId);

export async function readJobs(req: Pick<PayloadRequest, 'payload'>, target: ScheduleTarget): Promise<Job[]> {
  return (await readAllJobs(req)).filter((job) => isAbout(job, target));
}

export async function removeJobs(payload: Payload, jobs: readonly Pick<Job, 'id'>[]): Promise<void> {
  await payload.db.deleteMany({ collection: JOBS, where: { id: { in: jobs.map(({ id }) => id) } }, req: {} });
}
