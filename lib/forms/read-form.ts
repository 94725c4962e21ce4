import 'server-only';

import { countBytes } from '../http/bounded-body.mjs';
import { processWide } from '../process-wide.mjs';

/** What a form without script has sent. */
export interface ReadForm {
  /** Undefined where what came is no form. */
  form?: FormData;
  /** Whether the end is missing: the file, of which there was too much, or for which there was no room. */
  cut?: 'too-large' | 'no-room';
  /** Gives the room of a large form back. */
  done: () => void;
}

/** All that can be typed, and some words around it. Fields stand before the file, and are read whatever follows. */
export const maxTextBytes = 256 * 1024;

/** The form has eight parts. Millions of small ones would take the server's memory. */
const maxParts = 20;

/** A form with its file is held in memory until the backend has the file; more of them at a time are not. */
const maxLargeForms = 4;

/**
 * Whoever is hung up on while sending may never see the answer. So the rest of a form is read, and forgotten, as far as
 * anybody would send one.
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

/** The fields of a multipart body whose end is missing: all but the last, which is the one that was cut. */
function wholeParts(bytes: Buffer, delimiter: string): Buffer {
  const end = bytes.lastIndexOf(`\r\n${delimiter}`);
  return Buffer.concat([bytes.subarray(0, Math.max(0, end)), Buffer.from(`\r\n${delimiter}--\r\n`)]);
}

/**
 * Reads a form, as multipart with a file or as plain text, and never more of it than fits. What was typed comes back
 * even where the file does not.
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
