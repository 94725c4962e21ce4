import type { CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload';
import { isPartName, type PartName } from '../../../../components/layout/parts/definitions';
import { EditError, forbidden, notFound, refuseProblems } from '../http/edit-error';
import { requireFitPart } from '../parts/check-part';
import { readNewestPart } from '../parts/read-part';
import { requireFit } from '../pages/set-public-status';
import { readNewest, type PageId } from '../pages/read-page';
import type { Editor } from '../session/editor';
import { readTime } from './read-time';

/** Payload's own task, so that the admin's scheduler and this one share a list. */
export const TASK = 'schedulePublish';
export const JOBS = 'payload-jobs';

const MAX_PER_TARGET = 20;

type ScheduledAction = 'publish' | 'unpublish';

/** What is published or withdrawn: a page, or a part of every page, which cannot be withdrawn. */
export type ScheduleTarget = { pageId: PageId } | { part: PartName };

/** The input of Payload's task. Ids of documents are strings there. */
export interface ScheduledInput {
  type?: ScheduledAction;
  doc?: { relationTo: string; value: string };
  /** The slug of a part of every page. */
  global?: string;
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
  return docs;
}

const isAbout = ({ input }: Job, target: ScheduleTarget) =>
  'part' in target
    ? input?.global === target.part
    : input?.doc?.relationTo === 'pages' && input.doc.value === String(target.pageId);

async function readJobs(req: Pick<PayloadRequest, 'payload'>, target: ScheduleTarget): Promise<Job[]> {
  return (await readAllJobs(req)).filter((job) => isAbout(job, target));
}

const toScheduled = ({ id, input, waitUntil }: Job): Scheduled => ({
  id: String(id),
  action: input?.type === 'unpublish' ? 'unpublish' : 'publish',
  at: new Date(waitUntil ?? Date.now()).toISOString(),
});

export interface ScheduledPage extends Scheduled {
  page: { id: PageId; title: string };
}

export interface ScheduledPart extends Scheduled {
  part: PartName;
}

/** The scheduled actions of all pages and parts, the next one first. */
export async function allScheduled(req: Pick<PayloadRequest, 'payload'>): Promise<(ScheduledPage | ScheduledPart)[]> {
  const jobs = await readAllJobs(req);
  const ids = jobs.flatMap(({ input }) => (input?.doc?.relationTo === 'pages' ? [input.doc.value] : []));
  const { docs } = await req.payload.find({
    collection: 'pages',
    draft: true,
    where: { id: { in: ids } },
    select: { title: true, pageKey: true },
    pagination: false,
    depth: 0,
  });
  const pages = new Map(docs.map(({ id, title, pageKey }) => [String(id), { id, title: title || pageKey || '' }]));
  return jobs.flatMap((job): (ScheduledPage | ScheduledPart)[] => {
    const { doc, global = '' } = job.input ?? {};
    if (isPartName(global)) return [{ ...toScheduled(job), part: global }];
    const page = pages.get(doc?.value ?? '');
    return page ? [{ ...toScheduled(job), page }] : [];
  });
}

/** The scheduled actions of a page or part, the next one first. */
export async function readScheduled(
  req: Pick<PayloadRequest, 'payload'>,
  target: ScheduleTarget,
): Promise<Scheduled[]> {
  return (await readJobs(req, target)).map(toScheduled);
}

/** The scheduled publications of all parts, by part, with one query. */
export async function scheduledParts(req: Pick<PayloadRequest, 'payload'>): Promise<(part: PartName) => Scheduled[]> {
  const jobs = await readAllJobs(req);
  return (part) => jobs.filter((job) => isAbout(job, { part })).map(toScheduled);
}

interface Plan {
  target: ScheduleTarget;
  action: unknown;
  at: unknown;
  editor: Editor;
}

/** @throws EditError 400 while the page or part has an error */
async function requireFitTarget(req: PayloadRequest, target: ScheduleTarget): Promise<void> {
  if ('part' in target) await requireFitPart(req, target.part, await readNewestPart(req, target.part));
  else await requireFit(req, await readNewest(req, target.pageId));
}

const inputOf = (target: ScheduleTarget): ScheduledInput =>
  'part' in target ? { global: target.part } : { doc: { relationTo: 'pages', value: String(target.pageId) } };

/**
 * Schedules the publication of a page or part, or the withdrawal of a page. A publication is checked now, and again
 * when it is due.
 *
 * @throws EditError 403 for editors, 400 for an invalid time or action, and for a page or part with errors
 */
export async function schedule(req: PayloadRequest, { target, action, at, editor }: Plan): Promise<Scheduled[]> {
  if (editor.role !== 'admin') throw forbidden('only administrators may schedule');
  const time = readTime(at);
  const isAction = action === 'publish' || (action === 'unpublish' && !('part' in target));
  refuseProblems([
    ...(isAction ? [] : [{ path: 'action', code: 'invalid' as const }]),
    ...(time ? [] : [{ path: 'at', code: 'invalid' as const }]),
  ]);
  if (action === 'publish') await requireFitTarget(req, target);
  if ((await readScheduled(req, target)).length >= MAX_PER_TARGET) {
    throw new EditError(400, 'validation', { problems: [{ path: 'at', code: 'too_many' }] });
  }
  await req.payload.jobs.queue({
    task: TASK,
    input: {
      type: action as ScheduledAction,
      ...inputOf(target),
      user: { relationTo: 'users', value: editor.id },
    } as never,
    waitUntil: time,
  });
  return readScheduled(req, target);
}

/** @throws EditError 403 for editors, 404 if it is not scheduled for this page or part */
export async function unschedule(
  req: PayloadRequest,
  { target, jobId, editor }: { target: ScheduleTarget; jobId: string; editor: Editor },
): Promise<Scheduled[]> {
  if (editor.role !== 'admin') throw forbidden('only administrators may schedule');
  const job = (await readJobs(req, target)).find(({ id }) => String(id) === jobId);
  if (!job) throw notFound(`nothing is scheduled as ${jobId} there`);
  await removeJobs(req.payload, [job]);
  return readScheduled(req, target);
}

async function removeJobs(payload: Payload, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return;
  await payload.db.deleteMany({ collection: JOBS, where: { id: { in: jobs.map(({ id }) => id) } }, req: {} });
}

/** Deleting a page deletes its scheduled actions. */
export const forgetScheduled: CollectionAfterDeleteHook = async ({ id, req }) => {
  await removeJobs(req.payload, await readJobs(req, { pageId: id as PageId }));
};
