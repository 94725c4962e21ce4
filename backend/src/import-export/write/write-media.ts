import type { Payload, RequiredDataFromCollectionSlug, Where } from 'payload';
import { typeOf } from '../../../../lib/storage/file-store.mjs';
import { allTranslations, defaultLanguage } from '../../languages';
import { seeding } from '../../seed/seeding';
import type { MediaItem } from '../content-set';

type Id = number | string;

/** The file keeps its name, so that its address stays. */
const importing = { ...seeding, context: { ...seeding.context, keepsFileName: true } } as const;

async function findFile(payload: Payload, { name, sourcePath }: MediaItem): Promise<Id | undefined> {
  const where: Where = sourcePath ? { sourcePath: { equals: sourcePath } } : { filename: { equals: name } };
  const { docs } = await payload.find({ collection: 'media', where, depth: 0, limit: 1, ...seeding });
  return docs[0]?.id;
}

async function upload(payload: Payload, item: MediaItem, bytes: Buffer): Promise<Id> {
  const { name, alt, focalX, focalY, createdAt, sourcePath } = item;
  const data = { alt: alt[defaultLanguage] ?? '', focalX, focalY, createdAt, sourcePath };
  const { id } = await payload.create({
    collection: 'media',
    locale: defaultLanguage,
    data: data as RequiredDataFromCollectionSlug<'media'>,
    file: { name, data: bytes, mimetype: typeOf(name), size: bytes.length },
    // A file without a record was left by an import that was interrupted.
    overwriteExistingFiles: true,
    ...importing,
  });
  return id;
}

/** Puts a file into the media library, unless it is there. */
export async function writeMedia(
  payload: Payload,
  item: MediaItem,
  readFile: () => Promise<Buffer>,
): Promise<{ id: Id; isNew: boolean }> {
  const known = await findFile(payload, item);
  if (known !== undefined) return { id: known, isNew: false };
  const id = await upload(payload, item, await readFile());
  for (const language of allTranslations) {
    const alt = item.alt[language];
    if (!alt) continue;
    await payload.update({ collection: 'media', id, locale: language, data: { alt }, ...seeding });
  }
  return { id, isNew: true };
}
