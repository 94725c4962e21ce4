import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { refusedInAdmin } from '../trail/record-changes';
import { findInBin, type BinUsage } from './find-in-bin';
import { findUsage, type Usage } from './find-usage';
import { usageName, usageText } from './texts';

const MAX_NAMED = 5;

interface Stored {
  id: number | string;
  filename?: string | null;
}

const findFile = (req: PayloadRequest, id: number | string) =>
  req.payload.db.findOne<Stored>({ collection: 'media', where: { id: { equals: id } }, req });

type Place = Usage | BinUsage;

/** @param status of the answer, whose message lists the places */
function refuse(req: PayloadRequest, file: Stored, usage: Place[], action: 'delete' | 'update', status: number): never {
  const { language } = req.i18n;
  const names = usage.slice(0, MAX_NAMED).map((each) => usageName(language, each));
  const rest = usage.length > MAX_NAMED ? ` +${usage.length - MAX_NAMED}` : '';
  refusedInAdmin(req, { area: 'media', action, subject: file.filename ?? String(file.id), reason: names.join(', ') });
  const text = action === 'delete' ? 'inUse' : 'isPublic';
  throw new APIError(usageText(language, text, names.join(', ') + rest), status, undefined, true);
}

/** A file in use cannot be deleted, nor one that something in the bin needs. The message lists the places. */
export const keepUsedFile: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context.isSeeding) return;
  const file = await findFile(req, id);
  if (!file) return;
  const usage = [...(await findUsage(req.payload, file)), ...(await findInBin(req.payload, file))];
  if (usage.length > 0) refuse(req, file, usage, 'delete', 409);
};

/**
 * Only administrators change a public file, its texts or its focal point. Editors upload another file and choose it in
 * the draft of a page (docs/decisions/0035).
 */
export const keepPublicFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !req.user || req.user.role === 'admin') return;
  const { id } = args as { id?: number | string };
  if (id === undefined) throw new APIError(usageText(req.i18n.language, 'isMany'), 403, undefined, true);
  const file = await findFile(req, id);
  const usage = file ? await findUsage(req.payload, file, { isPublicOnly: true }) : [];
  if (file && usage.length > 0) refuse(req, file, usage, 'update', 403);
};
