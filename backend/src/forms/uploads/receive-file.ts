import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { FormError } from '../http/form-error';
import { isOurDisk, newName, removeIfThere } from './storage';

export interface ReceivedFile {
  path: string;
  originalName: string;
  size: number;
}

/** The bytes that multipart's own lines may add to a file. */
const ENVELOPE_BYTES = 64 * 1024;

/** How long a file may take on a slow connection. */
const DEADLINE_MS = 10 * 60 * 1000;

/**
 * Streams the field `file` of a multipart request to a temporary file, up to the limit.
 *
 * @throws FormError 413 over the limit, 400 for an empty file or a request that is broken or cut off
 */
export async function receiveFile(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  { dir, maxBytes }: { dir: string; maxBytes: number },
): Promise<ReceivedFile> {
  const declared = Number(headers.get('content-length') ?? 0);
  if (declared > maxBytes + ENVELOPE_BYTES) throw new FormError(413, 'file_too_large');
  const parser = openParser(headers, maxBytes);
  if (!parser || !body) throw new FormError(400, 'bad_request');
  const target = path.join(dir, newName('part'));
  try {
    const received = await receive(parser, Readable.fromWeb(body as never), target);
    // The end of a short request can come before the abort.
    if (received.size > maxBytes) throw new FormError(413, 'file_too_large');
    if (received.size === 0) throw new FormError(400, 'file_empty');
    return received;
  } catch (error) {
    await removeIfThere(target);
    // The request was cut off or is not multipart, whatever else happens here.
    throw error instanceof FormError || isOurDisk(error) ? error : new FormError(400, 'bad_request');
  }
}

function openParser(headers: Headers, maxBytes: number): busboy.Busboy | undefined {
  if (!/^multipart\/form-data\s*;/i.test(headers.get('content-type') ?? '')) return undefined;
  try {
    return busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      limits: { files: 1, fields: 5, fieldSize: 1024, parts: 6, fileSize: maxBytes + 1 },
      defParamCharset: 'utf8',
    });
  } catch {
    return undefined;
  }
}

async function receive(parser: busboy.Busboy, source: Readable, target: string): Promise<ReceivedFile> {
  const stopped = new AbortController();
  let writing: Promise<ReceivedFile> | undefined;
  parser.on('file', (field, stream, { filename }) => {
    if (field !== 'file' || writing) return stream.resume();
    // Not at once: the parser is processing a chunk, and fails if it is destroyed there.
    stream.once('limit', () => setImmediate(() => stopped.abort(new FormError(413, 'file_too_large'))));
    writing = write(stream, target, filename);
    // Its error is awaited below; until then it must not count as unhandled.
    writing.catch(() => undefined);
  });
  // One controller with its own timer: Node 20 may garbage-collect a time-out used in `AbortSignal.any`.
  const timer = setTimeout(() => stopped.abort(new FormError(400, 'bad_request')), DEADLINE_MS);
  try {
    await pipeline(source, parser, { signal: stopped.signal });
  } catch (error) {
    await writing?.catch(() => undefined);
    throw stopped.signal.aborted ? stopped.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
  if (!writing) throw new FormError(400, 'bad_request');
  return writing;
}

async function write(stream: Readable, target: string, filename = ''): Promise<ReceivedFile> {
  const output = createWriteStream(target, { flags: 'wx', mode: 0o600 });
  const closed = new Promise<void>((resolve) => output.once('close', () => resolve()));
  try {
    await pipeline(stream, output);
  } catch (error) {
    // A pipeline fails at once, also while the disk still opens the file, which would appear after it was taken away.
    await closed;
    throw error;
  }
  const file = await open(target, 'r');
  try {
    await file.sync();
    return { path: target, originalName: plainName(filename), size: (await file.stat()).size };
  } finally {
    await file.close();
  }
}

/** The last part of any path that a visitor's computer sent, as one line. */
export function plainName(filename: string): string {
  const name = filename.split(/[\\/]/).at(-1) ?? '';
  const clean = name
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim()
    .slice(-200);
  return clean.toWellFormed() || 'dosya';
}
