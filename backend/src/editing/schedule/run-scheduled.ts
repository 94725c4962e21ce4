import type { PayloadRequest, SanitizedConfig } from 'payload';
import { isPartName } from '../../../../components/layout/parts/definitions';
import { publishNewSections } from '../../reusable/publish-new';
import { EditError, forbidden, notFound } from '../http/edit-error';
import { onPage } from '../pages/page-lock';
import { readNewest } from '../pages/read-page';
import { setPublicStatus } from '../pages/set-public-status';
import { publishNewestPart } from '../parts/publish-part';
import { onPart, readNewestPart } from '../parts/read-part';
import { findEditor, type Editor } from '../session/editor';
import { writeEntry } from '../trail/write-entry';
import type { TrailArea } from '../trail/actions';
import { TASK, type ScheduledInput, type ScheduleTarget } from './scheduled';

const RETRIES = 3;
const RETRY_DELAY_MS = 30_000;

/**
 * Runs a scheduled action as the account that scheduled it. If the account is gone or no longer an administrator, or
 * the page or part has an error by now, nothing happens; both are in the trail and not retried. Other failures are retried,
 * each with an entry in the trail, because nobody else would be informed.
 */
async function runScheduled({ input, req }: { input: ScheduledInput; req: PayloadRequest }) {
  const isWithdrawal = input.type === 'unpublish';
  const entry = { action: isWithdrawal ? 'scheduledUnpublish' : 'scheduledPublish' } as const;
  const trace: { actor: string; area: TrailArea; subject?: string } = {
    actor: `user ${String(input.user?.value)}`,
    area: 'pages',
  };
  const { payload } = req;
  try {
    const target = targetOf(req, input);
    if ('part' in target) Object.assign(trace, { area: target.part, subject: target.part });
    else trace.subject = (await readNewest(req, target.pageId)).pageKey;
    const editor = await findPlanner(req, input);
    trace.actor = editor.email;
    await changePublicStatus(req, target, isWithdrawal, editor);
    payload.logger.info({ msg: `editing: ${entry.action}`, account: input.user?.value, subject: trace.subject });
    await writeEntry(payload, { ...entry, ...trace, result: 'done' });
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
  }
  return { output: {} };
}

async function changePublicStatus(
  req: PayloadRequest,
  target: ScheduleTarget,
  isWithdrawal: boolean,
  editor: Editor,
): Promise<void> {
  if ('part' in target) {
    const { part } = target;
    await onPart(req, part, async () => {
      const stored = await readNewestPart(req, part);
      // Published by hand meanwhile.
      if (stored._status === 'draft') await publishNewestPart(req, part, { stored, editor });
    });
    return;
  }
  const { pageId } = target;
  if (!isWithdrawal) await publishNewSections(req, pageId, editor);
  await onPage(req, pageId, async () => {
    await setPublicStatus(req, await readNewest(req, pageId), isWithdrawal ? 'draft' : 'published', editor);
  });
}

async function findPlanner(req: PayloadRequest, { user }: ScheduledInput): Promise<Editor> {
  const editor = await findEditor(req, user?.value);
  if (editor.role !== 'admin') throw forbidden('whoever scheduled it is no administrator any more');
  return editor;
}

function targetOf({ payload }: PayloadRequest, { doc, global = '' }: ScheduledInput): ScheduleTarget {
  if (isPartName(global)) return { part: global };
  if (doc?.relationTo !== 'pages') throw notFound('no page is named');
  return { pageId: payload.db.defaultIDType === 'number' ? Number(doc.value) : doc.value };
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
