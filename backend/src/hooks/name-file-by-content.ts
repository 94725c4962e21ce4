import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import type { FileStore } from '../../../lib/storage/file-store.mjs';
import { readWhole } from '../storage/read-whole';
import { contentName, type Edits } from './content-name';

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

/** The stored file, when this update crops it or moves its focal point. */
async function editedFile({ id, data }: UpdateArgs, edits: Edits, req: PayloadRequest, store: FileStore) {
  const focal = edits.focalPoint ?? { x: data?.focalX, y: data?.focalY };
  const mayMoveFocal = typeof focal.x === 'number' || typeof focal.y === 'number';
  if (id === undefined || (!edits.crop && !mayMoveFocal)) return undefined;
  const stored = await req.payload.findByID({ collection: 'media', id, depth: 0, req, overrideAccess: true });
  const isMoved = mayMoveFocal && (focal.x !== stored.focalX || focal.y !== stored.focalY);
  if (!stored.filename || (!edits.crop && !isMoved)) return undefined;
  edits.focalPoint ??= { x: focal.x, y: focal.y };
  const bytes = await readWhole(store, stored.filename);
  if (!bytes) throw new Error(`${stored.filename} is missing`);
  return { data: bytes, mimetype: stored.mimeType ?? '', name: stored.filename, size: bytes.length };
}
