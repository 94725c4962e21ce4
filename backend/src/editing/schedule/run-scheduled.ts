import type { PayloadRequest, SanitizedConfig } from 'payload';
import { publishNewSections } from '../../reusable/publish-new';
import { EditError, forbidden, notFound } from '../http/edit-error';
import { onPage } from '../pages/page-lock';
import { readNewest, readPublicTime } from '../pages/read-page';
import { setPublicStatus } from '../pages/set-public-status';
import { onPart } from '../parts/read-part';
import { findEditor, type Editor } from '../session/editor';
import { writeEntry } from '../trail/write-entry';
import type { TrailArea } from '../trail/actions';
import { TASK, type Job, type ScheduledInput, type ScheduleTarget } from './jobs';
import { noteMade } from './made-publications';
import { mailNotDone } from './not-done-mails';
import { keyOfPage, pageToPublish } from './planned-page';
import { partToPublish } from './planned-part';
import { findReviewed, type Outcome, publishPlanned } from './publish-planned';
import { seenBy, seenSectionBy } from './seen-by';
import { targetOf } from './target-of';

const RETRIES = 3;
const RETRY_DELAY_MS = 30_000;

/** For the trail: nothing is said where the newest draft became public. */
const notes: Partial<Record<Outcome, { reason: string }>> = {
  planned: { reason: 'published as it was planned, the later changes are a draft' },
  nothing: { reason: 'it was public already' },
};

interface Due {
  input: ScheduledInput;
  job: Pick<Job, 'id' | 'createdAt'>;
  req: PayloadRequest;
}

/**
 * Runs a scheduled action as the account that scheduled it. If the account is gone or no longer an administrator, or
 * what was planned is not kept any more or has an error by now, nothing happens; that is in the trail, mailed to the
 * administrators and not retried. Other failures are retried, each with an entry in the trail, because nobody else would
 * be informed.
 */
async function runScheduled({ input, job, req }: Due) {
  const isWithdrawal = input.type === 'unpublish';
  const entry = { action: isWithdrawal ? 'scheduledUnpublish' : 'scheduledPublish' } as const;
  const trace: { actor: string; area: TrailArea; subject?: string } = {
    actor: `user ${String(input.user?.value)}`,
    area: 'pages',
  };
  const { payload } = req;
  let target: ScheduleTarget | undefined;
  try {
    target = targetOf(req, input);
    if (!target) throw notFound('no page is named');
    if ('part' in target) Object.assign(trace, { area: target.part, subject: target.part });
    else trace.subject = (await readNewest(req, target.pageId)).pageKey;
    const editor = await findPlanner(req, input);
    trace.actor = editor.email;
    const outcome = isWithdrawal
      ? await withdraw(req, target, editor)
      : await publish(req, target, { ...job, input }, editor);
    payload.logger.info({
      msg: `editing: ${entry.action}`,
      account: input.user?.value,
      subject: trace.subject,
      outcome,
    });
    await writeEntry(payload, { ...entry, ...trace, ...(outcome && notes[outcome]), result: 'done' });
  } catch (error) {
    const refusal = error instanceof EditError ? error : undefined;
    const reason = refusal ? `${refusal.code}; ${refusal.details.reason ?? ''}` : 'internal';
    payload.logger.warn({
      msg: `editing: refused ${entry.action}`,
      account: input.user?.value,
      subject: trace.subject,
      reason,
    });
    // An entry of its own, never only counted: no caller gets the error.
    await writeEntry(payload, { ...entry, ...trace, reason, result: 'refused' });
    if (!refusal) throw error;
    if (target) await mailNotDone(req, target, { key: String(job.id), isWithdrawal, reason });
  }
  return { output: {} };
}

async function withdraw(req: PayloadRequest, target: ScheduleTarget, editor: Editor): Promise<undefined> {
  if ('part' in target) throw notFound('no page is named');
  const { pageId } = target;
  await onPage(req, pageId, async () => {
    const before = await readPublicTime(req, pageId);
    await setPublicStatus(req, await readNewest(req, pageId), 'draft', editor);
    await noteMade(req.payload, keyOfPage(pageId), { at: await readPublicTime(req, pageId), before });
  });
}

async function publish(req: PayloadRequest, target: ScheduleTarget, job: Job, editor: Editor): Promise<Outcome> {
  const plan = { seen: seenBy(job), editor };
  if ('part' in target) {
    const { part } = target;
    return onPart(req, part, () => publishPlanned(req, partToPublish(req, part), plan));
  }
  const { pageId } = target;
  const page = await findReviewed(req, await pageToPublish(req, pageId), plan.seen);
  if (page)
    await publishNewSections(req, page, async ({ id, uuid }) => {
      const seen = seenSectionBy(job, uuid ?? '');
      await publishPlanned(req, await pageToPublish(req, id), { seen, editor });
    });
  return onPage(req, pageId, async () => publishPlanned(req, await pageToPublish(req, pageId), plan));
}

async function findPlanner(req: PayloadRequest, { user }: ScheduledInput): Promise<Editor> {
  const editor = await findEditor(req, user?.value);
  if (editor.role !== 'admin') throw forbidden('whoever scheduled it is no administrator any more');
  return editor;
}

/** Replaces the handler of Payload's task, which knows neither the checks nor the page's lock. */
export function withOwnSchedule(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === TASK);
  if (!task) throw new Error('Payload has no task for scheduled publications');
  Object.assign(task, {
    handler: runScheduled,
    retries: { attempts: RETRIES, backoff: { type: 'fixed', delay: RETRY_DELAY_MS } },
  });
  return config;
}
