import { fileTypeFromBuffer } from 'file-type';
import { FormError } from '../../forms/http/form-error';
import { languageOf } from '../../forms/http/form-call';
import { readAtMost } from '../../forms/http/read-json';
import { plainName } from '../../forms/uploads/receive-file';
import { defaultLanguage, type Language } from '../../languages';
import { badRequest, refuseProblems } from '../http/edit-error';

const MAX_FILE_BYTES = 20 * 1024 * 1024;
const ENVELOPE_BYTES = 64 * 1024;

/** By content, not by name. Vector pictures can contain scripts and are uploaded in the admin only. */
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export interface Picture {
  file: { data: Buffer; mimetype: string; name: string; size: number };
  alt: string;
  language: Language;
}

/**
 * Reads a picture and its text alternative from a multipart request.
 *
 * @throws FormError 413 for a file over 20 MB, EditError 400 for a file that is not a picture or has no text
 */
export async function receivePicture({ headers, body }: Pick<Request, 'headers' | 'body'>): Promise<Picture> {
  const limit = MAX_FILE_BYTES + ENVELOPE_BYTES;
  if (Number(headers.get('content-length')) > limit) throw new FormError(413, 'file_too_large');
  const contentType = headers.get('content-type') ?? '';
  if (!body || !/^multipart\/form-data\s*;/i.test(contentType)) throw badRequest('no multipart');
  const form = await parseForm(await readAtMost(body, limit), contentType);
  const file = form.get('file');
  const alt = form.get('alt');
  const text = typeof alt === 'string' ? alt.trim() : '';
  const picture = file instanceof File ? await readPicture(file) : undefined;
  refuseProblems([
    ...(picture ? [] : [{ path: 'file', code: file ? ('media' as const) : ('required' as const) }]),
    ...(text ? [] : [{ path: 'alt', code: 'required' as const }]),
    ...(text.length > 500 ? [{ path: 'alt', code: 'too_long' as const }] : []),
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

async function readPicture(file: File): Promise<Picture['file'] | undefined> {
  const data = Buffer.from(await file.arrayBuffer());
  const type = await fileTypeFromBuffer(data);
  if (!type || !types.includes(type.mime)) return undefined;
  const stem = plainName(file.name).replace(/\.[^.]*$/, '');
  return { data, mimetype: type.mime, name: `${stem}.${type.ext}`, size: data.byteLength };
}
