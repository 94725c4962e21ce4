import type { Where } from 'payload';
import { contentName } from '../../hooks/content-name';
import { dropHalfFile } from '../../hooks/drop-half-file';
import { defaultLanguage, siteLanguages, translationLanguages } from '../../languages';
import { stores } from '../../storage/stores';
import type { StoredMedia } from '../../wire/context';
import { inLanguage } from '../../wire/values';
import { editQuery, editUpload, type EditCall } from '../http/edit-call';
import { badRequest, EditError } from '../http/edit-error';
import { accountOf } from '../session/account-of';
import { fromCall } from '../trail/record-changes';
import { addressOf, changePicture, findPicture, usageFor } from './change-picture';
import { readUpload, receivePicture } from './receive-picture';

const PAGE_SIZE = 24;

/** A picture or document for the picker. Fields refer to it by `id`. */
function toItem(stored: StoredMedia) {
  const { id, filename, width, height, alt, filesize, mimeType } = stored;
  return {
    id,
    src: addressOf(stored),
    width: width ?? undefined,
    height: height ?? undefined,
    alt: inLanguage(alt, defaultLanguage) ?? '',
    altOtherLangs: Object.fromEntries(translationLanguages().map((code) => [code, inLanguage(alt, code) ?? ''])),
    name: filename ?? '',
    size: filesize ?? undefined,
    mimeType: mimeType ?? undefined,
  };
}

const CENTRE = 50;

/** A picture for its own form: with its focal point, and where it is used. */
async function readDetails(call: EditCall, raw: string) {
  const stored = await findPicture(call.req, raw);
  const focal = { x: stored.focalX ?? CENTRE, y: stored.focalY ?? CENTRE };
  return { item: { ...toItem(stored), focal }, ...(await usageFor(call, stored)) };
}

/**
 * The pictures of the media library, or its documents (`kind=file`): the newest first, filtered by file name or text. With
 * an `id`, that one and where it is used.
 */
export const listEditMedia = editQuery('EditMedia', async (call) => {
  const { req } = call;
  const id = req.searchParams.get('id');
  if (id !== null) return readDetails(call, id);
  const query = (req.searchParams.get('query') ?? '').replaceAll('\0', '').trim().slice(0, 200);
  const page = req.searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,4}$/.test(page)) throw badRequest('page is no number');
  const type = req.searchParams.get('kind') === 'file' ? 'application/' : 'image/';
  const where: Where[] = [{ mimeType: { contains: type } }];
  const names = ['filename', ...siteLanguages().map((code) => `alt.${code}`)];
  if (query) where.push({ or: names.map((name) => ({ [name]: { contains: query } })) });
  const { docs, totalPages } = await req.payload.db.find<StoredMedia>({
    collection: 'media',
    where: { and: where },
    // Each text is searched in its own language.
    locale: 'all',
    sort: '-createdAt',
    limit: PAGE_SIZE,
    page: Number(page),
    req,
  });
  return { items: docs.map(toItem), pages: totalPages };
});

/**
 * Waits for a change and turns its failures into answers: 503 while the storage is unreachable, 400 for a file that is no
 * valid picture.
 */
async function answerFailures<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    const { name, status } = error as { name?: string; status?: number };
    if (status === 503) throw new EditError(503, 'storage_away');
    if (name !== 'FileUploadError' && name !== 'ValidationError') throw error;
    throw new EditError(400, 'validation', { problems: [{ path: 'file', code: 'media' }] });
  }
}

/**
 * Adds a picture or a document to the library. Each needs a Turkish text, so a text in another language is used for it
 * too.
 */
export const uploadEditMedia = editUpload('EditMedia', async ({ req, editor, trace }) => {
  const form = await readUpload(req as Request);
  if (form.has('id')) {
    trace.page = String(form.get('id')).slice(0, 200);
    return readDetails({ req, editor, trace }, String(await answerFailures(changePicture({ req, editor }, form))));
  }
  const { file, alt, language } = await receivePicture(form);
  trace.page = file.name;
  const { payload } = req;
  const account = { user: accountOf(editor), overrideAccess: false, depth: 0, context: fromCall } as const;
  try {
    const { id, ...stored } = await payload.create({
      collection: 'media',
      data: { alt },
      file,
      locale: defaultLanguage,
      ...account,
    });
    if (language !== defaultLanguage) {
      await payload.update({ collection: 'media', id, data: { alt }, locale: language, ...account });
    }
    const texts = { [defaultLanguage]: alt, ...(language !== defaultLanguage && { [language]: alt }) };
    return toItem({ ...stored, id, alt: texts } as StoredMedia);
  } catch (error) {
    const { name, status } = error as { name?: string; status?: number };
    if (status === 503) throw new EditError(503, 'storage_away');
    await dropHalfFile(payload, stores().media, contentName(file.name, file.data)).catch(() => undefined);
    // The file could not be read as a picture.
    if (name !== 'FileUploadError' && name !== 'ValidationError') throw error;
    throw new EditError(400, 'validation', { problems: [{ path: 'file', code: 'media' }] });
  }
});
