import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import type { PartName } from '../../../../components/layout/parts/definitions';
import { requireSeenSections, revisionsByUuid, type Revisions } from '../../reusable/publish-new';
import { revisionOf } from '../../wire/page';
import { conflict, EditError, forbidden, notFound, refuseProblems } from '../http/edit-error';
import { requireRevision } from '../pages/change-page';
import { requireFit } from '../pages/set-public-status';
import { readNewest, readPublicTime, type PageId } from '../pages/read-page';
import { requireFitPart } from '../parts/check-part';
import { readNewestPart, readPartTime, revisionOfPart } from '../parts/read-part';
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
import { forgetPlanned, keepPlanned, type StoredContent, type StoredContents } from './planned-content';
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

/** What is planned, ready to be published. */
interface Ready {
  revision: string;
  /** The revisions of the new reusable sections of a page, by uuid. */
  reusable?: Record<string, string>;
  contents: StoredContents;
}

/**
 * The time of a page or part is read before its content, so that what somebody publishes meanwhile counts as published
 * since.
 *
 * @throws EditError 409 if it changed since the administrator saw it, 400 while it has an error
 */
async function requireReady(req: PayloadRequest, target: ScheduleTarget, seen: SeenNow): Promise<Ready> {
  return 'part' in target ? requireReadyPart(req, target.part, seen) : requireReadyPage(req, target.pageId, seen);
}

async function requireReadyPart(req: PayloadRequest, name: PartName, { revision }: SeenNow): Promise<Ready> {
  const publicTime = await readPartTime(req, name);
  const part = await readNewestPart(req, name);
  const now = revisionOfPart(name, part);
  if (now !== revision) throw conflict({ revision: now });
  await requireFitPart(req, name, part);
  return { revision, contents: { [revision]: { publicTime, content: part } } };
}

async function requireReadyPage(req: PayloadRequest, pageId: PageId, seen: SeenNow): Promise<Ready> {
  const { revision } = seen;
  const publicTime = await readPublicTime(req, pageId);
  const page = await readNewest(req, pageId);
  await requireRevision(req, page, revision);
  const sections = await requireSeenSections(req, page, seen.reusable);
  await requireFit(req, page);
  const contents: Record<string, StoredContent> = { [revision]: { publicTime, content: page } };
  for (const section of sections)
    contents[revisionOf(section)] = { publicTime: await readPublicTime(req, section.id), content: section };
  return { revision, reusable: revisionsByUuid(sections), contents };
}

/** Stores a plan and what it publishes. One whose content cannot be stored is none. */
async function store(
  { payload }: PayloadRequest,
  { input, waitUntil }: { input: ScheduledInput; waitUntil: Date | undefined },
  contents: StoredContents | undefined,
): Promise<void> {
  const job = await payload.jobs.queue({ task: TASK, input: input as never, waitUntil });
  if (!contents) return;
  try {
    await keepPlanned(payload, job, contents);
  } catch (error) {
    await removeJobs(payload, [job]);
    throw error;
  }
}

async function cancel({ payload }: PayloadRequest, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return;
  await removeJobs(payload, jobs);
  await forgetPlanned(payload, jobs);
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
  const ready = action === 'publish' && seen ? await requireReady(req, target, seen) : undefined;
  const replaced = replaces === undefined ? [] : [await findJob(req, target, replaces)];
  if ((await readJobs(req, target)).length - replaced.length >= MAX_PER_TARGET) {
    throw new EditError(400, 'validation', { problems: [{ path: 'at', code: 'too_many' }] });
  }
  const { contents, ...revisions } = ready ?? {};
  const input: ScheduledInput = {
    type: action as ScheduledAction,
    ...inputOf(target),
    ...revisions,
    user: { relationTo: 'users', value: editor.id },
  };
  await store(req, { input, waitUntil: time }, contents);
  await cancel(req, replaced);
  return readScheduled(req, target);
}

/** @throws EditError 403 for editors, 404 if it is not scheduled for this page or part */
export async function unschedule(
  req: PayloadRequest,
  { target, jobId, editor }: { target: ScheduleTarget; jobId: string; editor: Editor },
): Promise<Scheduled[]> {
  if (editor.role !== 'admin') throw forbidden('only administrators may schedule');
  await cancel(req, [await findJob(req, target, jobId)]);
  return readScheduled(req, target);
}

/** Deleting a page deletes its scheduled actions. */
export const forgetScheduled: CollectionAfterDeleteHook = async ({ id, req }) => {
  const pageId = id as PageId;
  await cancel(req, await readJobs(req, { pageId }));
  await forgetMade(req.payload, keyOfPage(pageId));
};
