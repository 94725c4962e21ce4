import { Readable } from 'node:stream';
import type { PayloadRequest, UploadConfig } from 'payload';
import { type FileStore, type OpenFile, StorageError, typeOf, unknownType } from '../../../lib/storage/file-store.mjs';
import { bodyLengthHeader } from '../../../lib/http/body-length';
import { setFileHeaders } from '../media-response';
import { forLog } from './for-log';

type Handler = NonNullable<UploadConfig['handlers']>[number];

const unkept = { 'cache-control': 'no-store' };

export const notFound = () => new Response('Not found', { status: 404, headers: unkept });

/** The bucket does not answer, so clients and proxies keep their copies. */
export const away = () =>
  new Response('Service unavailable', { status: 503, headers: { ...unkept, 'retry-after': '5' } });

/** A body that closes its connection to the bucket when the client disconnects. */
export const streamOf = ({ body }: OpenFile) => Readable.toWeb(body) as unknown as ReadableStream;

/** By its ending. Payload looks at the bytes of an upload, and takes pictures with other endings, or without one. */
async function typeIn({ payload }: PayloadRequest, name: string): Promise<string> {
  const type = typeOf(name);
  if (type !== unknownType) return type;
  const where = { filename: { equals: name } };
  const record = await payload.db.findOne<{ id: number; mimeType?: string | null }>({ collection: 'media', where });
  return record?.mimeType ?? type;
}

function headersOf(type: string, size: number): Headers {
  const own = { 'content-type': type, 'accept-ranges': 'bytes', [bodyLengthHeader]: String(size) };
  return setFileHeaders({ headers: new Headers(own) });
}

async function answer(req: PayloadRequest, store: FileStore, name: string) {
  const type = await typeIn(req, name);
  const found = await store.open(name, req.headers.get('range') ?? undefined);
  if (!found) return notFound();
  const headers = headersOf(type, found.size);
  if (found.contentRange) headers.set('content-range', found.contentRange);
  return new Response(streamOf(found), { status: found.contentRange ? 206 : 200, headers });
}

/** Streams files of a bucket as Payload does those of the disk, with parts of them. */
export function serveStored(store: FileStore): Handler {
  return async (req, { params: { filename } }) => {
    if (/[/\\]/.test(filename)) return notFound();
    try {
      return await answer(req, store, filename);
    } catch (error) {
      if (error instanceof RangeError) {
        const size = (await store.find(filename).catch(() => undefined))?.size;
        const headers = setFileHeaders({ headers: new Headers({ 'content-range': `bytes */${size ?? '*'}` }) });
        return new Response(null, { status: 416, headers });
      }
      if (!(error instanceof StorageError)) throw error;
      req.payload.logger.warn(forLog(`${filename} cannot be read`, error));
      return away();
    }
  };
}
