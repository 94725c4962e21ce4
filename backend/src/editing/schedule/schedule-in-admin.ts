import { canAccessAdmin, type PayloadRequest, type ServerFunction } from 'payload';
import { readNewRevisions } from '../../reusable/publish-new';
import { revisionOf } from '../../wire/page';
import { badRequest, conflict, EditError, notFound } from '../http/edit-error';
import { editText } from '../http/texts';
import { readNewest, type DraftPage, type PageId } from '../pages/read-page';
import { findEditor } from '../session/editor';
import { noteRefusal } from '../trail/note-refusal';
import { writeEntry } from '../trail/write-entry';
import { JOBS } from './jobs';
import { schedule, unschedule, type SeenNow } from './scheduled';

interface Asked {
  type?: string;
  date?: Date;
  /** Set to cancel a scheduled action. */
  deleteID?: number | string;
  doc?: { relationTo: string; value: string };
  /** When the content was saved that the form shows. */
  openedAt?: unknown;
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
    const page = await readNewest(req, pageId);
    subject = page.pageKey;
    if (asked.deleteID !== undefined)
      await unschedule(req, { target: { pageId }, jobId: String(asked.deleteID), editor });
    else {
      const { type: action, date: at, openedAt } = asked;
      const seen = action === 'publish' ? await seenInForm(req, page, openedAt) : undefined;
      await schedule(req, { target: { pageId }, action, at, editor, seen });
    }
    await writeEntry(payload, { ...entry, subject, result: 'done' });
    return { message: req.i18n.t('general:success') };
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    const { code, details } = error;
    noteRefusal(payload, { ...entry, subject, reason: `${code}; ${details.reason ?? ''}` });
    return { error: editText(code === 'validation' && details.data ? 'not_fit' : code, language) };
  }
};

/**
 * What the form shows of a page. It does not show reusable sections, so none is published together with the page.
 *
 * @throws EditError 409 if the page was saved since, 400 if it has a reusable section that is not public
 */
async function seenInForm(req: PayloadRequest, page: DraftPage, openedAt: unknown): Promise<SeenNow> {
  if (typeof openedAt !== 'string') throw badRequest('openedAt is missing');
  if (Date.parse(openedAt) !== Date.parse(page.updatedAt)) throw conflict({});
  if (Object.keys(await readNewRevisions(req, page)).length > 0)
    throw new EditError(400, 'validation', { reason: 'reusable_draft', data: {} });
  return { revision: revisionOf(page), reusable: {} };
}

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
