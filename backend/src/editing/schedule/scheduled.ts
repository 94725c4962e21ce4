import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { readNewRevisions, requireSeenSections, type Revisions } from '../../reusable/publish-new';
import { conflict, EditError, forbidden, notFound, refuseProblems } from '../http/edit-error';
import { requireRevision } from '../pages/change-page';
import { requireFit } from '../pages/set-public-status';
import { readNewest, type PageId } from '../pages/read-page';
import { requireFitPart } from '../parts/check-part';
import { readNewestPart, revisionOfPart } from '../parts/read-part';
import type { Editor } from '../session/editor';
import {
  readJobs,
  removeJobs,
  TASK,
  type Job,
  type ScheduledAction,
  type ScheduledInput,
  type ScheduleTarget,
} from './jobs';
import { forgetMade } from './made-publications';
import { keyOfPage } from './planned-page';
import { readScheduled, type Scheduled } from './read-scheduled';
import { readTime } from './read-time';

const MAX_PER_TARGET = 20;

/** What the administrator has seen of it. */
export interface SeenNow {
  revision: string;
  reusable: Revisions;
}

interface Plan {
  target: ScheduleTarget;
  action: unknown;
  at: unknown;
  editor: Editor;
  /** Not needed for a withdrawal. */
  seen?: SeenNow;
  /** The id of a plan that this one replaces. */
  replaces?: string;
}

type Stored = Pick<ScheduledInput, 'revision' | 'reusable'>;

/**
 * @returns what the plan stores
 * @throws EditError 409 if it changed since the administrator saw it, 400 while it has an error
 */
async function requireReady(req: PayloadRequest, target: ScheduleTarget, seen: SeenNow): Promise<Stored> {
  const { revision } = seen;
  if ('part' in target) {
    const part = await readNewestPart(req, target.part);
    const now = revisionOfPart(target.part, part);
    if (now !== revision) throw conflict({ revision: now });
    await requireFitPart(req, target.part, part);
    return { revision };
  }
  const page = await readNewest(req, target.pageId);
  await requireRevision(req, page, revision);
  await requireSeenSections(req, page, seen.reusable);
  await requireFit(req, page);
  return { revision, reusable: await readNewRevisions(req, page) };
}

const inputOf = (target: ScheduleTarget): ScheduledInput =>
  'part' in target ? { global: target.part } : { doc: { relationTo: 'pages', value: String(target.pageId) } };

async function findJob(req: PayloadRequest, target: ScheduleTarget, id: string): Promise<Job> {
  const job = (await readJobs(req, target)).find((each) => String(each.id) === id);
  if (!job) throw notFound(`nothing is scheduled as ${id} there`);
  return job;
}

/**
 * Schedules the publication of a page or part as the administrator has seen it, or the withdrawal of a page. A
 * publication is checked now, and again when it is due.
 *
 * @throws EditError 403 for editors, 400 for an invalid time or action, and for a page or part with errors, 409 if it
 * changed since it was seen
 */
export async function schedule(req: PayloadRequest, plan: Plan): Promise<Scheduled[]> {
  const { target, action, at, editor, seen, replaces } = plan;
  if (editor.role !== 'admin') throw forbidden('only administrators may schedule');
  const time = readTime(at);
  const isAction = action === 'publish' || (action === 'unpublish' && !('part' in target));
  refuseProblems([
    ...(isAction ? [] : [{ path: 'action', code: 'invalid' as const }]),
    ...(time ? [] : [{ path: 'at', code: 'invalid' as const }]),
  ]);
  const stored = action === 'publish' && seen ? await requireReady(req, target, seen) : {};
  const replaced = replaces === undefined ? [] : [await findJob(req, target, replaces)];
  if ((await readJobs(req, target)).length - replaced.length >= MAX_PER_TARGET) {
    throw new EditError(400, 'validation', { problems: [{ path: 'at', code: 'too_many' }] });
  }
  await req.payload.jobs.queue({
    task: TASK,
    input: {
      type: action as ScheduledAction,
      ...inputOf(target),
      ...stored,
      user: { relationTo: 'users', value: editor.id },
    } as never,
    waitUntil: time,
  });
  await removeJobs(req.payload, replaced);
  return readScheduled(req, target);
}

/** @throws EditError 403 for editors, 404 if it is not scheduled for this page or part */
export async function unschedule(
  req: PayloadRequest,
  { target, jobId, editor }: { target: ScheduleTarget; jobId: string; editor: Editor },
): Promise<Scheduled[]> {
  if (editor.role !== 'admin') throw forbidden('only administrators may schedule');
  await removeJobs(req.payload, [await findJob(req, target, jobId)]);
  return readScheduled(req, target);
}

/** Deleting a page deletes its scheduled actions. */
export const forgetScheduled: CollectionAfterDeleteHook = async ({ id, req }) => {
  const pageId = id as PageId;
  await removeJobs(req.payload, await readJobs(req, { pageId }));
  await forgetMade(req.payload, keyOfPage(pageId));
};
