import 'server-only';

import { countBytes } from '../http/bounded-body.mjs';
import { processWide } from '../process-wide.mjs';

/** The content of a form that was sent without script. */
export interface ReadForm {
  /** Undefined if the body is not a form. */
  form?: FormData;
  /** Set if the file is missing, because it was too large or too many large forms were in memory. */
  cut?: 'too-large' | 'no-room';
  /** Frees the memory that was reserved for a large form. */
  done: () => void;
}

/** Enough for all typed values. The fields come before the file, and are read even if the file is not. */
export const maxTextBytes = 256 * 1024;

/** The form has eight parts. Millions of small ones would fill the server's memory. */
const maxParts = 20;

/** How many forms with a file may be in memory at once; each is, until the backend has the file. */
const maxLargeForms = 4;

/**
 * A browser whose connection is closed while it sends may never show the answer. So the rest of a form that is too
 * large is read and thrown away, up to this many bytes.
 */
const maxDrainedBytes = 100 * 1024 * 1024;

const largeForms = processWide('large-forms', () => ({ count: 0 }));

function reserveRoom(): (() => void) | undefined {
  if (largeForms.count >= maxLargeForms) return undefined;
  largeForms.count += 1;
  return () => {
    largeForms.count -= 1;
  };
}

interface Bytes {
  bytes: Buffer;
  cut?: ReadForm['cut'];
}

async function readBytes({ body }: Request, maxBytes: number, hasRoom: () => boolean): Promise<Bytes> {
  const chunks: Uint8Array[] = [];
  let cut: ReadForm['cut'];
  for await (const { chunk, size } of countBytes(body)) {
    if (size > maxBytes + maxDrainedBytes) break;
    if (cut) continue;
    chunks.push(chunk);
    if (size > maxBytes) cut = 'too-large';
    else if (size > maxTextBytes && !hasRoom()) cut = 'no-room';
  }
  return { bytes: Buffer.concat(chunks), cut };
}

function countOf(text: string, bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at !== -1 && count <= maxParts; at = bytes.indexOf(text, at + 1)) count += 1;
  return count;
}

/** The complete fields of a multipart body whose end is missing: all but the last one. */
function wholeParts(bytes: Buffer, delimiter: string): Buffer {
  const end = bytes.lastIndexOf(`\r\n${delimiter}`);
  return Buffer.concat([bytes.subarray(0, Math.max(0, end)), Buffer.from(`\r\n${delimiter}--\r\n`)]);
}

/**
 * Reads a form, as multipart with a file or URL-encoded, and keeps at most `maxBytes` of it. The typed values are
 * returned even if the file is not.
 */
export async function readForm(request: Request, maxBytes: number): Promise<ReadForm> {
  let release: (() => void) | undefined;
  const done = () => {
    release?.();
    release = undefined;
  };
  const type = request.headers.get('content-type') ?? '';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  const hasRoom = () => Boolean((release ??= boundary ? reserveRoom() : undefined));
  try {
    const { bytes, cut } = await readBytes(request, maxBytes, hasRoom);
    const delimiter = `--${boundary ?? ''}`;
    if (boundary ? countOf(delimiter, bytes) > maxParts : cut) return { done };
    const body = new Uint8Array(cut ? wholeParts(bytes, delimiter) : bytes);
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    return { form, cut, done };
  } catch {
    return { done };
  }
}
