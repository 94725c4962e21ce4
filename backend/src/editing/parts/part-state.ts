import type { PayloadRequest } from 'payload';
import { fieldsOfPart, type PartName } from '../../../../components/layout/parts/definitions';
import { readMedia } from '../../endpoints/read-media';
import { siteLanguages, type Language } from '../../languages';
import type { MediaById } from '../../wire/context';
import { fieldsToWire } from '../../wire/fields';
import { idsInFields } from '../../wire/media-ids';
import { checkPart } from './check-part';
import { readNewestPart, revisionOfPart, type StoredPart } from './read-part';

const inOneLanguage = (name: PartName, stored: StoredPart, language: Language, media: MediaById) =>
  fieldsToWire(fieldsOfPart(name), stored, { language, media, isEditing: true });

const mediaOf = (req: PayloadRequest, name: PartName, stored: StoredPart) =>
  readMedia(req, [...new Set(idsInFields(fieldsOfPart(name), stored))]);

/** The values of a part for its form, in a language. */
export async function partValues(req: PayloadRequest, name: PartName, stored: StoredPart, language: Language) {
  return inOneLanguage(name, stored, language, await mediaOf(req, name, stored));
}

/** A part for its editor: the newest draft in every language of the site, its status and its problems. */
export async function editedPart(req: PayloadRequest, name: PartName) {
  const stored = await readNewestPart(req, name);
  const media = await mediaOf(req, name, stored);
  const languages = siteLanguages().map((language) => [language, inOneLanguage(name, stored, language, media)]);
  return {
    languages: Object.fromEntries(languages) as Record<Language, object>,
    revision: revisionOfPart(name, stored),
    status: stored._status === 'draft' ? 'changed' : 'published',
    updatedAt: stored.updatedAt,
    problems: await checkPart(req, name, stored),
  };
}
