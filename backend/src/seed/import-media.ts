import path from 'node:path';
import type { Payload } from 'payload';
import { defaultLanguage, type Language, type Localized } from '../languages';
import type { MediaId } from '../wire/context';
import { inLanguage } from '../wire/values';
import type { SeedFile } from './content';
import type { FindMedia } from './section-to-stored';
import { seeding, type Report } from './seeding';

const REPORT_EVERY = 10;

interface StoredFile {
  id: MediaId;
  alt?: Localized<string>;
}

/** Uploads the missing files of the manifest, as an editor would. */
export async function importMedia(
  payload: Payload,
  files: readonly SeedFile[],
  alts: ReadonlyMap<string, Localized<string>>,
  mediaDir: string,
  report: Report,
): Promise<FindMedia> {
  const ids = new Map<string, MediaId>();
  for (const [index, { file, alt }] of files.entries()) {
    const src = `/media/${file}`;
    ids.set(src, await importFile(payload, file, { ...alt, ...alts.get(src) }, mediaDir));
    if ((index + 1) % REPORT_EVERY === 0 || index + 1 === files.length) report('media', index + 1, files.length);
  }
  return (src) => ids.get(src);
}

async function importFile(payload: Payload, file: string, alt: Localized<string>, mediaDir: string): Promise<MediaId> {
  const stored = (await findFile(payload, file)) ?? (await upload(payload, file, alt, mediaDir));
  // A killed start may have left a file without some of its texts. Others are an editor's.
  for (const language of Object.keys(alt) as Language[]) {
    if (!alt[language] || inLanguage(stored.alt, language)) continue;
    await payload.update({
      collection: 'media',
      id: stored.id,
      locale: language,
      data: { alt: alt[language] },
      ...seeding,
    });
  }
  return stored.id;
}

async function findFile(payload: Payload, file: string): Promise<StoredFile | undefined> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { sourcePath: { equals: file } },
    locale: 'all',
    depth: 0,
    limit: 1,
    ...seeding,
  });
  return docs[0] as unknown as StoredFile | undefined;
}

async function upload(payload: Payload, file: string, alt: Localized<string>, mediaDir: string): Promise<StoredFile> {
  const turkish = alt[defaultLanguage] ?? '';
  const { id } = await payload.create({
    collection: 'media',
    locale: defaultLanguage,
    data: { alt: turkish, sourcePath: file },
    filePath: path.join(mediaDir, file),
    // A file without a record was left by a killed start.
    overwriteExistingFiles: true,
    ...seeding,
  });
  return { id, alt: { [defaultLanguage]: turkish } };
}
