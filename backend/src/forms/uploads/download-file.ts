import path from 'node:path';
import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { Endpoint, Payload } from 'payload';
import { mayReadMessages } from '../../access/reads-messages';
import { slugify } from '../../../../lib/text/slugify';
import { type OpenFile, StorageError } from '../../../../lib/storage/file-store.mjs';
import { forLog } from '../../storage/for-log';
import { away, streamOf } from '../../storage/serve-stored';
import { stores } from '../../storage/stores';
import { openTables } from '../tables';

const refuse = (status: 403 | 404) =>
  new Response(status === 403 ? 'Forbidden' : 'Not found', { status, headers: { 'cache-control': 'no-store' } });

/** `/api/uploads/ID/file`: the file, for those who may read messages, always as a download. */
export const downloadFile: Endpoint = {
  path: '/:id/file',
  method: 'get',
  handler: async (req) => {
    if (!mayReadMessages(req.user)) return refuse(403);
    const { db, table } = openTables(req.payload);
    const uploads = table('uploads');
    const id = String(req.routeParams?.id ?? '');
    if (!/^\d+$/.test(id)) return refuse(404);
    const [found] = await db
      .select()
      .from(uploads)
      .where(eq(uploads.id, Number(id)))
      .limit(1);
    if (!found) return refuse(404);
    const { storageName, originalName, mimeType } = found as Record<string, string>;
    const file = await openFile(req.payload, storageName ?? '');
    if (file instanceof Response) return file;
    return new Response(streamOf(file), {
      headers: {
        'content-type': mimeType ?? 'application/octet-stream',
        'content-length': String(file.size),
        'content-disposition': disposition(originalName ?? '', storageName ?? ''),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
      },
    });
  },
};

async function openFile({ logger }: Payload, storageName: string): Promise<OpenFile | Response> {
  try {
    return (await stores().uploads.open(path.basename(storageName))) ?? refuse(404);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    logger.warn(forLog(`uploads: ${storageName} cannot be read`, error));
    return away();
  }
}

/** The visitor's name for the file with the ending of what it really is. */
function disposition(originalName: string, storageName: string): string {
  const ending = storageName.split('.').at(-1) ?? 'bin';
  const stem = originalName.replace(/\.[^.]*$/, '') || 'dosya';
  const encoded = encodeURIComponent(`${stem}.${ending}`).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${slugify(stem) || 'dosya'}.${ending}"; filename*=UTF-8''${encoded}`;
}
