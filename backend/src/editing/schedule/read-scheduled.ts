import type { PayloadRequest } from 'payload';
import { isPartName, type PartName } from '../../../../components/layout/parts/definitions';
import type { PageId } from '../pages/read-page';
import { isAbout, readAllJobs, readJobs, type Job, type ScheduledAction, type ScheduleTarget } from './jobs';
import { pageToPublish } from './planned-page';
import { partToPublish } from './planned-part';
import { isChangedSince } from './publish-planned';
import { seenBy } from './seen-by';

interface Planned {
  id: string;
  action: ScheduledAction;
  /** ISO 8601. */
  at: string;
}

export interface Scheduled extends Planned {
  /** Whether the newest draft has something that is not published then. */
  isChanged: boolean;
}

const toPlanned = ({ id, input, waitUntil }: Job): Planned => ({
  id: String(id),
  action: input?.type === 'unpublish' ? 'unpublish' : 'publish',
  at: new Date(waitUntil ?? Date.now()).toISOString(),
});

async function isOutdated(req: PayloadRequest, target: ScheduleTarget, job: Job): Promise<boolean> {
  if (job.input?.type === 'unpublish') return false;
  if ('part' in target) return isChangedSince(req, partToPublish(req, target.part), seenBy(job));
  return isChangedSince(req, await pageToPublish(req, target.pageId), seenBy(job));
}

async function toScheduled(req: PayloadRequest, target: ScheduleTarget, jobs: readonly Job[]): Promise<Scheduled[]> {
  const scheduled: Scheduled[] = [];
  for (const job of jobs) scheduled.push({ ...toPlanned(job), isChanged: await isOutdated(req, target, job) });
  return scheduled;
}

export interface ScheduledPage extends Planned {
  page: { id: PageId; title: string };
}

export interface ScheduledPart extends Planned {
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
    if (isPartName(global)) return [{ ...toPlanned(job), part: global }];
    const page = pages.get(doc?.value ?? '');
    return page ? [{ ...toPlanned(job), page }] : [];
  });
}

/** The scheduled actions of a page or part, the next one first. */
export const readScheduled = async (req: PayloadRequest, target: ScheduleTarget): Promise<Scheduled[]> =>
  toScheduled(req, target, await readJobs(req, target));

/** The scheduled publications of all parts, by part, with one query of jobs. */
export async function scheduledParts(req: PayloadRequest): Promise<(part: PartName) => Promise<Scheduled[]>> {
  const jobs = await readAllJobs(req);
  return (part) =>
    toScheduled(
      req,
      { part },
      jobs.filter((job) => isAbout(job, { part })),
    );
}
