import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import type { FileStore } from '../../../lib/storage/file-store.mjs';
import { readWhole } from '../storage/read-whole';
import { contentName, type Edits } from './content-name';
import { askedFocal, isMoved } from './focal-point';

interface UpdateArgs {
  id?: number | string;
  data?: { focalX?: number; focalY?: number };
}

/**
 * Names files by their content, so that the content of an address never changes, and browsers and the site's picture
 * cache may keep it forever. Payload rewrites a cropped picture under its old name, so the stored file is passed to it
 * like a new upload.
 */
export function nameFileByContent(store: FileStore): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return;
    const edits = requestedEdits(req);
    const file =
      req.file ?? (operation === 'update' ? await editedFile(args as UpdateArgs, edits, req, store) : undefined);
    // A file of another installation has such a name already, and its address stays.
    if (req.context.keepsFileName) return;
    if (file) req.file = { ...file, name: contentName(file.name, file.data, edits) };
  };
}

function requestedEdits(req: PayloadRequest): Edits {
  const edits = req.query?.uploadEdits;
  return edits && typeof edits === 'object' ? (edits as Edits) : {};
}

/**
 * The stored file, when this update crops it or moves its focal point. Otherwise Payload finds no edits: it would fetch
 * the file from its own address.
 */
async function editedFile({ id, data }: UpdateArgs, edits: Edits, req: PayloadRequest, store: FileStore) {
  const isAsked = Object.keys(edits).length > 0 || typeof data?.focalX === 'number' || typeof data?.focalY === 'number';
  if (id === undefined || !isAsked) return undefined;
  const stored = await req.payload.findByID({ collection: 'media', id, depth: 0, req, overrideAccess: true });
  const focal = askedFocal(edits, data, stored);
  const isEdited = Boolean(stored.filename) && (Boolean(edits.crop) || isMoved(focal, stored));
  edits.focalPoint = focal ?? edits.focalPoint ?? {};
  req.query = { ...req.query, uploadEdits: isEdited ? edits : {} };
  if (!isEdited || !stored.filename) return undefined;
  const bytes = await readWhole(store, stored.filename);
  if (!bytes) throw new Error(`${stored.filename} is missing`);
  return { data: bytes, mimetype: stored.mimeType ?? '', name: stored.filename, size: bytes.length };
}
