import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { StorageError } from '../../../../lib/storage/file-store.mjs';
import { readRuntimeEnv } from '../../runtime-env';
import type { UploadType } from '../forms-env';
import { forLog } from '../../storage/for-log';
import { stores } from '../../storage/stores';
import { noteUnclaimed, removeNoted } from '../../storage/unclaimed-files';
import { formCall } from '../http/form-call';
import { FormError } from '../http/form-error';
import { limit } from '../http/limits';
import { openTables, stamp } from '../tables';
import { identify } from './identify';
import { makeRoom } from './make-room';
import { mimeTypes } from './mime-types';
import { receiveFile } from './receive-file';
import { isPicture, redraw } from './redraw';
import { isOurDisk, newName, removeIfThere, uploadFolder } from './storage';

export const uploadFile = formCall('UploadFile', 'post', async (req, { address }) => {
  await limit(req, 'upload', address);
  const { payload } = req;
  const { maxBytes, types } = readRuntimeEnv().forms.uploads;
  await makeRoom(payload);
  const dir = await uploadFolder();
  const received = await receiveFile(req as Request, { dir, maxBytes });
  try {
    const type = await identify(received.path, types);
    if (!type) throw new FormError(415, 'file_type');
    return await keep(payload, dir, received, type);
  } finally {
    await removeIfThere(received.path);
  }
});

/** @returns the reference that SendMail takes */
async function keep(payload: Payload, dir: string, received: { path: string; originalName: string }, type: UploadType) {
  const storageName = newName(type);
  const target = path.join(dir, storageName);
  if (isPicture(type)) await drawInto(received.path, target, type);
  else await rename(received.path, target);
  const place = readRuntimeEnv().s3 ? bucketPlace(payload, storageName, target) : diskPlace(dir, target);
  const reference = `upload-${randomUUID()}`;
  const now = stamp();
  const { db, table } = openTables(payload);
  try {
    const facts = { size: (await stat(target)).size, sha256: await digest(target) };
    await place.put();
    await db.insert(table('uploads')).values({
      ...{ reference, storageName, originalName: received.originalName, mimeType: mimeTypes[type] },
      ...{ ...facts, createdAt: now, updatedAt: now },
    });
  } catch (error) {
    await place.drop();
    throw error;
  } finally {
    await place.tidyUp();
  }
  return reference;
}

/** How a finished file gets where it stays, before its record, and away from there again without one. */
interface Place {
  put: () => Promise<void>;
  drop: () => Promise<void>;
  tidyUp: () => Promise<void>;
}

const diskPlace = (dir: string, target: string): Place => ({
  put: () => flush(dir),
  drop: () => removeIfThere(target),
  tidyUp: async () => undefined,
});

const bucketPlace = (payload: Payload, storageName: string, target: string): Place => ({
  put: async () => {
    await noteUnclaimed(payload, 'uploads', [storageName]);
    try {
      await stores().uploads.copyIn(storageName, target);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      payload.logger.error(forLog('uploads: a file could not be stored', error));
      throw new FormError(503, 'storage_away', { retryAfterSeconds: 60 });
    }
  },
  // It is noted, so that this can fail.
  drop: async () => void (await removeNoted(payload, stores(), 'uploads', [storageName]).catch(() => undefined)),
  tidyUp: () => removeIfThere(target),
});

async function drawInto(source: string, target: string, type: UploadType): Promise<void> {
  try {
    await redraw(source, target, type);
  } catch (error) {
    await removeIfThere(target);
    throw isOurDisk(error) ? error : new FormError(415, 'file_type');
  }
  await flush(target);
}

/** The file must be on disk before a message refers to it. */
async function flush(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function digest(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
