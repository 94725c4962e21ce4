import type { PayloadRequest, SanitizedConfig } from 'payload';
import { publishNewSections } from '../../reusable/publish-new';
import { EditError, forbidden, notFound } from '../http/edit-error';
import { onPage } from '../pages/page-lock';
import { readNewest, type PageId } from '../pages/read-page';
import { setPublicStatus } from '../pages/set-public-status';
import { findEditor, type Editor } from '../session/editor';
import { writeEntry } from '../trail/write-entry';
import { TASK, type ScheduledInput } from './scheduled';

const RETRIES = 3;
const RETRY_DELAY_MS = 30_000;

/**
 * Runs a scheduled action as the account that scheduled it. If the account is gone or no longer an administrator, or
 * the page has an error by now, nothing happens; both are in the trail and not retried. Other failures are retried,
 * each with an entry in the trail, because nobody else would be informed.
 */
async function runScheduled({ input, req }: { input: ScheduledInput; req: PayloadRequest }) {
  const isWithdrawal = input.type === 'unpublish';
  const entry = { action: isWithdrawal ? 'scheduledUnpublish' : 'scheduledPublish', area: 'pages' } as const;
  const trace: { actor: string; subject?: string } = { actor: `user ${String(input.user?.value)}` };
  const { payload } = req;
  try {
    const id = pageIdOf(req, input);
    trace.subject = (await readNewest(req, id)).pageKey;
    const editor = await findPlanner(req, input);
    trace.actor = editor.email;
    if (!isWithdrawal) await publishNewSections(req, id, editor);
    await onPage(req, id, async () => {
      await setPublicStatus(req, await readNewest(req, id), isWithdrawal ? 'draft' : 'published', editor);
    });
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

async function findPlanner(req: PayloadRequest, { user }: ScheduledInput): Promise<Editor> {
  const editor = await findEditor(req, user?.value);
  if (editor.role !== 'admin') throw forbidden('whoever scheduled it is no administrator any more');
  return editor;
}

function pageIdOf({ payload }: PayloadRequest, { doc }: ScheduledInput): PageId {
  if (doc?.relationTo !== 'pages') throw notFound('no page is named');
  return payload.db.defaultIDType === 'number' ? Number(doc.value) : doc.value;
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
