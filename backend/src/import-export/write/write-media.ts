import type { Payload, RequiredDataFromCollectionSlug, Where } from 'payload';
import { typeOf } from '../../../../lib/storage/file-store.mjs';
import { allTranslations, defaultLanguage } from '../../languages';
import { seeding } from '../../seed/seeding';
import type { MediaItem } from '../content-set';
import { hashOf, type Marks } from './marks';

type Id = number | string;

/** The file keeps its name, so that its address stays. */
const importing = { ...seeding, context: { ...seeding.context, keepsFileName: true } } as const;

async function findFile(payload: Payload, { name, sourcePath }: MediaItem) {
  const where: Where = sourcePath ? { sourcePath: { equals: sourcePath } } : { filename: { equals: name } };
  const locale = defaultLanguage;
  const { docs } = await payload.find({ collection: 'media', where, locale, depth: 0, limit: 1, ...seeding });
  return docs[0];
}

async function writeTexts(payload: Payload, id: Id, { alt: texts }: MediaItem): Promise<void> {
  for (const language of new Set([defaultLanguage, ...allTranslations])) {
    const alt = texts[language];
    if (alt) await payload.update({ collection: 'media', id, locale: language, data: { alt }, ...seeding });
  }
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

interface Writing {
  marks: Marks;
  /** Called if the file is not there. */
  readFile: () => Promise<Buffer>;
}

/** Puts a file into the media library, unless it is there. */
export async function writeMedia(
  payload: Payload,
  item: MediaItem,
  { marks, readFile }: Writing,
): Promise<{ id: Id; isNew: boolean }> {
  const name = `media:${item.name}`;
  const known = await findFile(payload, item);
  // SQLite has no transactions here: an import that was killed may have left the record without its texts.
  const isHalf = known !== undefined && (!known.alt || (await marks.read(name))?.state === 'writing');
  if (known && !isHalf) return { id: known.id, isNew: false };
  const mark = { hash: hashOf(item), state: 'writing' as const };
  await marks.set(name, mark);
  const id = known?.id ?? (await upload(payload, item, await readFile()));
  await writeTexts(payload, id, item);
  await marks.set(name, { ...mark, state: 'done' });
  return { id, isNew: known === undefined };
}
