import { fileTypeFromBuffer } from 'file-type';
import { FormError } from '../../forms/http/form-error';
import { languageOf } from '../../forms/http/form-call';
import { readAtMost } from '../../forms/http/read-json';
import { plainName } from '../../forms/uploads/receive-file';
import { defaultLanguage, type Language } from '../../languages';
import { badRequest, refuseProblems } from '../http/edit-error';

const MAX_FILE_BYTES = 20 * 1024 * 1024;
const ENVELOPE_BYTES = 64 * 1024;

export const MAX_ALT = 500;

/** By content, not by name. Vector pictures can contain scripts and are uploaded in the admin only. */
const types = {
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  file: ['application/pdf'],
};

export interface Picture {
  file: { data: Buffer; mimetype: string; name: string; size: number };
  alt: string;
  language: Language;
}

/**
 * Reads a multipart request.
 *
 * @throws FormError 413 for a file over 20 MB, EditError 400 for another kind of body
 */
export async function readUpload({ headers, body }: Pick<Request, 'headers' | 'body'>): Promise<FormData> {
  const limit = MAX_FILE_BYTES + ENVELOPE_BYTES;
  if (Number(headers.get('content-length')) > limit) throw new FormError(413, 'file_too_large');
  const contentType = headers.get('content-type') ?? '';
  if (!body || !/^multipart\/form-data\s*;/i.test(contentType)) throw badRequest('no multipart');
  return parseForm(await readAtMost(body, limit), contentType);
}

/**
 * The picture of a form, or its document if `kind` is `file`, with its text.
 *
 * @throws EditError 400 for a file of another type or without a text
 */
export async function receivePicture(form: FormData): Promise<Picture> {
  const file = form.get('file');
  const alt = form.get('alt');
  const text = typeof alt === 'string' ? alt.trim() : '';
  const picture =
    file instanceof File ? await readFileOf(file, form.get('kind') === 'file' ? 'file' : 'image') : undefined;
  refuseProblems([
    ...(picture ? [] : [{ path: 'file', code: file ? ('media' as const) : ('required' as const) }]),
    ...(text ? [] : [{ path: 'alt', code: 'required' as const }]),
    ...(text.length > MAX_ALT ? [{ path: 'alt', code: 'too_long' as const }] : []),
  ]);
  return { file: picture as Picture['file'], alt: text, language: languageOf(form.get('language')) ?? defaultLanguage };
}

async function parseForm(bytes: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw badRequest('broken multipart');
  }
}

/** @returns undefined for a file of another type */
export async function readFileOf(file: File, kind: keyof typeof types): Promise<Picture['file'] | undefined> {
  const data = Buffer.from(await file.arrayBuffer());
  const type = await fileTypeFromBuffer(data);
  if (!type || !types[kind].includes(type.mime)) return undefined;
  const stem = plainName(file.name).replace(/\.[^.]*$/, '');
  return { data, mimetype: type.mime, name: `${stem}.${type.ext}`, size: data.byteLength };
}
