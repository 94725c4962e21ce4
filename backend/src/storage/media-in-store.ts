import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  FileUploadError,
  type PayloadRequest,
} from 'payload';
import { StorageError } from '../../../lib/storage/file-store.mjs';
import type { Stores } from '../../../lib/storage/open-stores.mjs';
import { cropNames } from '../crops/crop';
import { afterCommit } from '../database/after-commit';
import { message } from '../validation/messages';
import { forLog } from './for-log';
import { serveStored } from './serve-stored';
import { noteUnclaimed, removeNoted } from './unclaimed-files';

interface Sized {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | undefined> | null;
}

type Names = [string, ...string[]];

/** The files of a record, its own first. */
function namesOf({ filename, sizes }: Sized): Names | undefined {
  if (!filename) return undefined;
  return [filename, ...Object.values(sizes ?? {}).flatMap((size) => size?.filename || [])];
}

/** The bytes that Payload has made of an upload, by the names that the record gives them. */
function filesOf({ filename, sizes }: Sized, { file, payloadUploadSizes = {} }: PayloadRequest): [string, Buffer][] {
  if (!filename || !file) return [];
  const made = Object.entries(payloadUploadSizes).flatMap(([size, bytes]): [string, Buffer][] => {
    const name = sizes?.[size]?.filename;
    return name ? [[name, bytes]] : [];
  });
  return [[filename, file.data], ...made];
}

/** Stores a new file and its sizes before the record, so that no record names a file that is not there. */
const storeFiles =
  (stores: Stores): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const [sized, before] = [data as Sized, originalDoc as Sized | undefined];
    const files = filesOf(sized, req);
    const [first, ...sizes] = files.map(([name]) => name);
    if (first === undefined || sized.filename === before?.filename) return data;
    // Of these alone: a drawing has no sizes of its own, and the record still names those of the former picture.
    const names: Names = [first, ...sizes];
    const note = () => noteUnclaimed(req.payload, 'media', names);
    const { isRemote } = stores.media;
    // On a full disk the database takes no note either, and nobody waits for a folder.
    if (isRemote) await note();
    const written = await Promise.allSettled(files.map(([name, bytes]) => stores.media.write(name, bytes)));
    const failed = written.find(({ status }) => status === 'rejected');
    if (failed?.status !== 'rejected') {
      if (!isRemote) await note();
      return data;
    }
    await removeNoted(req.payload, stores, 'media', names).catch(() => undefined);
    req.payload.logger.error(forLog(`${sized.filename} could not be stored`, failed.reason));
    // The disk is full, or cannot be written.
    if (!(failed.reason instanceof StorageError)) throw new FileUploadError(req.t);
    throw new APIError(message('storageAway', req), 503, undefined, true);
  };

/** Deletes files after the commit. Those that cannot be deleted now are noted, and deleted later. */
async function removeFiles(req: PayloadRequest, stores: Stores, sized: Sized): Promise<void> {
  const names = namesOf(sized);
  if (!names) return;
  const all: Names = [...names, ...cropNames(names[0])];
  await noteUnclaimed(req.payload, 'media', all);
  afterCommit(req, () => {
    removeNoted(req.payload, stores, 'media', all).catch((error: unknown) =>
      req.payload.logger.error(forLog(`${names[0]} is deleted later`, error)),
    );
  });
}

const removeReplaced =
  (stores: Stores): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    const [now, before] = [doc as Sized, previousDoc as Sized | undefined];
    if (operation === 'update' && before && before.filename !== now.filename) await removeFiles(req, stores, before);
  };

const removeDeleted =
  (stores: Stores): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    await removeFiles(req, stores, doc as Sized);
  };

/** Nothing is there: on the disk Payload deletes a file's former bytes before it knows whether the new ones are taken. */
const nowhere = '/dev/null/files-of-payload';

/**
 * Keeps the files of the library in a folder or a bucket, with the same addresses. A change that is refused, or cannot be
 * stored, leaves the file as it was.
 */
export function inStore(collection: CollectionConfig, stores: Stores): CollectionConfig {
  const { hooks = {}, upload } = collection;
  return {
    ...collection,
    // Payload would fetch the file from its own public address.
    disableDuplicate: true,
    upload: {
      ...(typeof upload === 'object' && upload),
      disableLocalStorage: true,
      staticDir: nowhere,
      handlers: [serveStored(stores.media)],
    },
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), storeFiles(stores)],
      afterChange: [...(hooks.afterChange ?? []), removeReplaced(stores)],
      afterDelete: [...(hooks.afterDelete ?? []), removeDeleted(stores)],
    },
  };
}
