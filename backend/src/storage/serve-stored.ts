import { Readable } from 'node:stream';
import type { UploadConfig } from 'payload';
import { type FileStore, type OpenFile, StorageError, typeOf } from '../../../lib/storage/file-store.mjs';
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

function headersOf(name: string, size: number): Headers {
  const own = { 'content-type': typeOf(name), 'accept-ranges': 'bytes', [bodyLengthHeader]: String(size) };
  return setFileHeaders({ headers: new Headers(own) });
}

async function answer(store: FileStore, name: string, range: string | null) {
  const found = await store.open(name, range ?? undefined);
  if (!found) return notFound();
  const headers = headersOf(name, found.size);
  if (found.contentRange) headers.set('content-range', found.contentRange);
  return new Response(streamOf(found), { status: found.contentRange ? 206 : 200, headers });
}

/** Streams files of a bucket as Payload does those of the disk, with parts of them. */
export function serveStored(store: FileStore): Handler {
  return async (req, { params: { filename } }) => {
    if (/[/\\]/.test(filename)) return notFound();
    try {
      return await answer(store, filename, req.headers.get('range'));
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
