import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import type { Edits } from '../../hooks/content-name';
import { askedFocal, isMoved } from '../../hooks/focal-point';
import { EditError } from '../http/edit-error';
import { refusedInAdmin } from '../trail/record-changes';
import { findNeeds, findReviewedUsage, type Place } from './find-reviewed-usage';
import { usageName, usageText } from './texts';

const MAX_NAMED = 5;

interface Stored {
  id: number | string;
  filename?: string | null;
  focalX?: number | null;
  focalY?: number | null;
}

interface UpdateArgs {
  id?: number | string;
  data?: { focalX?: number; focalY?: number };
}

const findFile = (req: PayloadRequest, id: number | string) =>
  req.payload.db.findOne<Stored>({ collection: 'media', where: { id: { equals: id } }, req });

const statuses = { inUse: 409, isLinked: 409, isPublic: 403 } as const;

/** The message lists the places. */
function refuse(req: PayloadRequest, file: Stored, usage: Place[], text: keyof typeof statuses): never {
  const { language } = req.i18n;
  const action = text === 'inUse' ? 'delete' : 'update';
  const names = usage.slice(0, MAX_NAMED).map((each) => usageName(language, each));
  const rest = usage.length > MAX_NAMED ? ` +${usage.length - MAX_NAMED}` : '';
  // An editing call notes its own refusals.
  if (text === 'isLinked' && req.context.isFromCall)
    throw new EditError(400, 'file_linked', { reason: names.join(', ') + rest });
  refusedInAdmin(req, { area: 'media', action, subject: file.filename ?? String(file.id), reason: names.join(', ') });
  throw new APIError(usageText(language, text, names.join(', ') + rest), statuses[text], undefined, true);
}

/** A file in use cannot be deleted, nor one that a plan or something in the bin needs. The message lists the places. */
export const keepUsedFile: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context.isSeeding) return;
  const file = await findFile(req, id);
  if (!file) return;
  const usage = await findNeeds(req, file);
  if (usage.length > 0) refuse(req, file, usage, 'inUse');
};

/** Whether an update gives a file other bytes, and with them another address (`hooks/name-file-by-content.ts`). */
function isNewContent({ file, query }: PayloadRequest, { data }: UpdateArgs, stored: Stored): boolean {
  const edits = (query?.uploadEdits ?? {}) as Edits;
  return Boolean(file ?? edits.crop) || isMoved(askedFocal(edits, data, stored), stored);
}

/**
 * Only administrators change a public file, its texts or its focal point. A file that is planned, or on a deleted page
 * that was public, counts as public. Editors upload another file and choose it in the draft of a page
 * (docs/decisions/0035). Nobody changes the content of a file that texts and fields link to by its address: the address
 * would be another one. Nor does anybody change the content of several files at once.
 */
export const keepPublicFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !req.user) return;
  const isAdmin = req.user.role === 'admin';
  const { id } = args as UpdateArgs;
  if (id === undefined) {
    if (!isAdmin) throw new APIError(usageText(req.i18n.language, 'isMany'), 403, undefined, true);
    if (req.file || req.query?.uploadEdits)
      throw new APIError(usageText(req.i18n.language, 'oneByOne'), 400, undefined, true);
    return;
  }
  const file = await findFile(req, id);
  if (!file) return;
  const usage = isAdmin ? [] : await findReviewedUsage(req, file);
  if (usage.length > 0) refuse(req, file, usage, 'isPublic');
  const { filename } = file;
  if (!filename || !isNewContent(req, args as UpdateArgs, file)) return;
  const links = await findNeeds(req, { filename });
  if (links.length > 0) refuse(req, file, links, 'isLinked');
};
