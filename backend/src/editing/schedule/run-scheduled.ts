import type { PayloadRequest, SanitizedConfig } from 'payload';
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
 * Does what was planned, as whoever planned it: an account that is gone or is no administrator any more plans nothing,
 * and a page that has got an error since stays as it is. Both are in the trail, and are not tried again. What fails
 * otherwise is tried again, and is in the trail each time: in the end it is no longer scheduled, and nobody was told.
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
    await onPage(id, async () => {
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
    // Never only counted: nobody was there to be told.
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

/** Puts the above in the place of what Payload's task would do, which knows neither the checks nor the line of saves. */
export function withOwnSchedule(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === TASK);
  if (!task) throw new Error('Payload has no task for scheduled publications');
  Object.assign(task, {
    handler: runScheduled,
    retries: { attempts: RETRIES, backoff: { type: 'fixed', delay: RETRY_DELAY_MS } },
  });
  return config;
}
