import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { refusedInAdmin } from '../trail/record-changes';
import { findUsage } from './find-usage';
import { usageName, usageText } from './texts';

const MAX_NAMED = 5;

interface Stored {
  id: number | string;
  filename?: string | null;
}

/** A file that a page shows is not deleted: the page would have a hole. The message names the pages. */
export const keepUsedFile: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const file = await req.payload.db.findOne<Stored>({ collection: 'media', where: { id: { equals: id } }, req });
  if (!file) return;
  const usage = await findUsage(req.payload, file);
  if (usage.length === 0) return;
  const { language } = req.i18n;
  const names = usage.slice(0, MAX_NAMED).map((each) => usageName(language, each));
  const rest = usage.length > MAX_NAMED ? ` +${usage.length - MAX_NAMED}` : '';
  refusedInAdmin(req, {
    area: 'media',
    action: 'delete',
    subject: file.filename ?? String(id),
    reason: names.join(', '),
  });
  throw new APIError(usageText(language, 'inUse', names.join(', ') + rest), 409, undefined, true);
};
