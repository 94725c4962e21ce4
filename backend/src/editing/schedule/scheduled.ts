import type { CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload';
import { EditError, forbidden, notFound, refuseProblems } from '../http/edit-error';
import { requireFit } from '../pages/set-public-status';
import { readNewest, type PageId } from '../pages/read-page';
import type { Editor } from '../session/editor';
import { readTime } from './read-time';

/** Payload's own task, so that the admin's scheduler and this one share a list. */
export const TASK = 'schedulePublish';
export const JOBS = 'payload-jobs';

const MAX_PER_PAGE = 20;

type ScheduledAction = 'publish' | 'unpublish';

/** The input of Payload's task. Ids of documents are strings there. */
export interface ScheduledInput {
  type?: ScheduledAction;
  doc?: { relationTo: string; value: string };
  user?: { relationTo: string; value: number | string };
}

interface Job {
  id: number | string;
  waitUntil?: string | null;
  input?: ScheduledInput;
}

export interface Scheduled {
  id: string;
  action: ScheduledAction;
  /** ISO 8601. */
  at: string;
}

async function readAllJobs({ payload }: Pick<PayloadRequest, 'payload'>): Promise<Job[]> {
  const { docs } = await payload.db.find<Job>({
    collection: JOBS,
    where: {
      and: [{ taskSlug: { equals: TASK } }, { completedAt: { exists: false } }, { hasError: { not_equals: true } }],
    },
    sort: 'waitUntil',
    pagination: false,
    limit: 0,
  });
  return docs.filter(({ input }) => input?.doc?.relationTo === 'pages');
}

async function readJobs(req: Pick<PayloadRequest, 'payload'>, pageId: PageId): Promise<Job[]> {
  return (await readAllJobs(req)).filter(({ input }) => input?.doc?.value === String(pageId));
}

const toScheduled = ({ id, input, waitUntil }: Job): Scheduled => ({
  id: String(id),
  action: input?.type === 'unpublish' ? 'unpublish' : 'publish',
  at: new Date(waitUntil ?? Date.now()).toISOString(),
});

export interface ScheduledPage extends Scheduled {
  page: { id: PageId; title: string };
}

/** The scheduled actions of all pages, the next one first. */
export async function allScheduled(req: Pick<PayloadRequest, 'payload'>): Promise<ScheduledPage[]> {
  const jobs = await readAllJobs(req);
  const ids = jobs.map(({ input }) => input?.doc?.value ?? '');
  const { docs } = await req.payload.find({
    collection: 'pages',
    draft: true,
    where: { id: { in: ids } },
    select: { title: true, pageKey: true },
    pagination: false,
    depth: 0,
  });
  const pages = new Map(docs.map(({ id, title, pageKey }) => [String(id), { id, title: title || pageKey || '' }]));
  return jobs.flatMap((job) => {
    const page = pages.get(job.input?.doc?.value ?? '');
    return page ? [{ ...toScheduled(job), page }] : [];
  });
}

/** The scheduled actions of a page, the next one first. */
export async function readScheduled(req: Pick<PayloadRequest, 'payload'>, pageId: PageId): Promise<Scheduled[]> {
  return (await readJobs(req, pageId)).map(toScheduled);
}

interface Plan {
  pageId: PageId;
  action: unknown;
  at: unknown;
  editor: Editor;
}

/**
 * Schedules the publication or withdrawal of a page. A publication is checked now, and again when it is due.
 *
 * @throws EditError 403 for editors, 400 for an invalid time or action, and for a page with errors
 */
export async function schedule(req: PayloadRequest, { pageId, action, at, editor }: Plan): Promise<Scheduled[]> {
  if (editor.role !== 'admin') throw forbidden('only administrators may schedule');
  const time = readTime(at);
  const isAction = action === 'publish' || action === 'unpublish';
  refuseProblems([
    ...(isAction ? [] : [{ path: 'action', code: 'invalid' as const }]),
    ...(time ? [] : [{ path: 'at', code: 'invalid' as const }]),
  ]);
  const page = await readNewest(req, pageId);
  if (action === 'publish') await requireFit(req, page);
  if ((await readScheduled(req, pageId)).length >= MAX_PER_PAGE) {
    throw new EditError(400, 'validation', { problems: [{ path: 'at', code: 'too_many' }] });
  }
  await req.payload.jobs.queue({
    task: TASK,
    input: {
      type: action as ScheduledAction,
      doc: { relationTo: 'pages', value: String(pageId) },
      user: { relationTo: 'users', value: editor.id },
    } as never,
    waitUntil: time,
  });
  return readScheduled(req, pageId);
}

/** @throws EditError 403 for editors, 404 if it is not scheduled for this page */
export async function unschedule(
  req: PayloadRequest,
  { pageId, jobId, editor }: { pageId: PageId; jobId: string; editor: Editor },
): Promise<Scheduled[]> {
  if (editor.role !== 'admin') throw forbidden('only administrators may schedule');
  const job = (await readJobs(req, pageId)).find(({ id }) => String(id) === jobId);
  if (!job) throw notFound(`nothing is scheduled as ${jobId} for this page`);
  await removeJobs(req.payload, [job]);
  return readScheduled(req, pageId);
}

async function removeJobs(payload: Payload, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return;
  await payload.db.deleteMany({ collection: JOBS, where: { id: { in: jobs.map(({ id }) => id) } }, req: {} });
}

/** Deleting a page deletes its scheduled actions. */
export const forgetScheduled: CollectionAfterDeleteHook = async ({ id, req }) => {
  await removeJobs(req.payload, await readJobs(req, id as PageId));
};
