import type { PayloadRequest } from 'payload';
import { fieldsOfPart, type PartName } from '../../../../components/layout/parts/definitions';
import { readMedia } from '../../endpoints/read-media';
import { siteLanguages, type Language } from '../../languages';
import type { MediaById } from '../../wire/context';
import { fieldsToWire } from '../../wire/fields';
import { idsInFields } from '../../wire/media-ids';
import type { Scheduled } from '../schedule/read-scheduled';
import type { Editor } from '../session/editor';
import { newestRequest } from '../together/requests/shown';
import { uuidOfPart } from '../together/requests/stored';
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

/** The values of a part in every language of the site. */
export async function partInLanguages(req: PayloadRequest, name: PartName, stored: StoredPart) {
  const media = await mediaOf(req, name, stored);
  const languages = siteLanguages().map((language) => [language, inOneLanguage(name, stored, language, media)]);
  return Object.fromEntries(languages) as Record<Language, object>;
}

/** A part for its editor: the newest draft, its status, its problems, what is
 * scheduled for it, and the newest request to publish it. */
export async function editedPart(
  req: PayloadRequest,
  name: PartName,
  { editor, scheduled }: { editor: Editor; scheduled: Scheduled[] },
) {
  const stored = await readNewestPart(req, name);
  return {
    languages: await partInLanguages(req, name, stored),
    revision: revisionOfPart(name, stored),
    status: stored._status === 'draft' ? 'changed' : 'published',
    updatedAt: stored.updatedAt,
    problems: await checkPart(req, name, stored),
    scheduled,
    request: await newestRequest(req, uuidOfPart(name), editor),
  };
}
