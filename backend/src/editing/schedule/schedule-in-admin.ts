import { canAccessAdmin, type PayloadRequest, type ServerFunction } from 'payload';
import { EditError, notFound } from '../http/edit-error';
import { editText } from '../http/texts';
import { readNewest, type PageId } from '../pages/read-page';
import { findEditor } from '../session/editor';
import { noteRefusal } from '../trail/note-refusal';
import { writeEntry } from '../trail/write-entry';
import { JOBS, schedule, unschedule } from './scheduled';

interface Asked {
  type?: string;
  date?: Date;
  /** Set to cancel a scheduled action. */
  deleteID?: number | string;
  doc?: { relationTo: string; value: string };
  req: PayloadRequest;
}

/**
 * The server function of the admin's own scheduler. Payload's serves every signed-in account; here it is for
 * administrators, and a page with errors is refused at once.
 */
export const scheduleInAdmin: ServerFunction = async (args) => {
  const { req, ...asked } = args as unknown as Asked;
  await canAccessAdmin({ req });
  const { payload, user } = req;
  const entry = {
    actor: user?.email ?? '',
    action: asked.deleteID === undefined ? 'schedule' : 'unschedule',
    area: 'pages',
  } as const;
  const language = req.i18n.language === 'en' ? 'en' : 'tr';
  let subject: string | undefined;
  try {
    const editor = await findEditor(req, user?.id);
    const pageId = await pageIdOf(req, asked);
    subject = (await readNewest(req, pageId)).pageKey;
    if (asked.deleteID !== undefined)
      await unschedule(req, { target: { pageId }, jobId: String(asked.deleteID), editor });
    else await schedule(req, { target: { pageId }, action: asked.type, at: asked.date, editor });
    await writeEntry(payload, { ...entry, subject, result: 'done' });
    return { message: req.i18n.t('general:success') };
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    const { code, details } = error;
    noteRefusal(payload, { ...entry, subject, reason: `${code}; ${details.reason ?? ''}` });
    return { error: editText(details.data ? 'not_fit' : code, language) };
  }
};

async function pageIdOf({ payload }: PayloadRequest, { doc, deleteID }: Omit<Asked, 'req'>): Promise<PageId> {
  const value = doc?.relationTo === 'pages' ? doc.value : await pageOfJob(payload, deleteID);
  if (value === undefined) throw notFound('no page is named');
  return payload.db.defaultIDType === 'number' ? Number(value) : value;
}

/** A cancellation has only the job's id. */
async function pageOfJob(payload: PayloadRequest['payload'], id: Asked['deleteID']): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const job = await payload.db.findOne<{
    id: number | string;
    input?: { doc?: { relationTo: string; value: string } };
  }>({
    collection: JOBS,
    where: { id: { equals: id } },
  });
  return job?.input?.doc?.relationTo === 'pages' ? job.input.doc.value : undefined;
}
