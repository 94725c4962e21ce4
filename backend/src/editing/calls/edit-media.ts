import type { Where } from 'payload';
import { contentName } from '../../hooks/content-name';
import { dropHalfFile } from '../../hooks/drop-half-file';
import { defaultLanguage, siteLanguages, translationLanguages } from '../../languages';
import { stores } from '../../storage/stores';
import type { StoredMedia } from '../../wire/context';
import { inLanguage } from '../../wire/values';
import { editQuery, editUpload } from '../http/edit-call';
import { badRequest, EditError } from '../http/edit-error';
import { accountOf } from '../session/account-of';
import { fromCall } from '../trail/record-changes';
import { receivePicture } from './receive-picture';

const PAGE_SIZE = 24;

/** A picture for the picker. Fields refer to it by `id`. */
function toItem({ id, filename, width, height, alt }: StoredMedia) {
  const name = filename ?? '';
  return {
    id,
    src: `/media/${encodeURIComponent(name)}`,
    width: width ?? undefined,
    height: height ?? undefined,
    alt: inLanguage(alt, defaultLanguage) ?? '',
    altOtherLangs: Object.fromEntries(translationLanguages().map((code) => [code, inLanguage(alt, code) ?? ''])),
    name,
  };
}

/** The pictures of the media library, the newest first, by file name or text alternative. */
export const listEditMedia = editQuery('EditMedia', async ({ req }) => {
  const query = (req.searchParams.get('query') ?? '').replaceAll('\0', '').trim().slice(0, 200);
  const page = req.searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,4}$/.test(page)) throw badRequest('page is no number');
  const where: Where[] = [{ mimeType: { contains: 'image/' } }];
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
 * Adds a picture to the library. Every picture needs a Turkish text alternative, so a text in another language is used
 * for it too.
 */
export const uploadEditMedia = editUpload('EditMedia', async ({ req, editor, trace }) => {
  const { file, alt, language } = await receivePicture(req as Request);
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
