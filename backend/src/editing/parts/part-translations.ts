import type { Payload, PayloadRequest } from 'payload';
import type { PartName } from '../../../../components/layout/parts/definitions';
import { changeValue } from '../../database/change-value';
import { defaultLanguage, translationLanguages, type Language } from '../../languages';
import { processWide } from '../../process-wide';
import { inLanguage, isRecord } from '../../wire/values';
import { problem, type PageProblem } from '../checks/page-problem';
import { markOf, type Outdated } from '../translations/outdated';
import { outdatedAfterAll, textsOfPart } from './outdated-texts';
import { readPartVersions, type StoredPart } from './read-part';

const kept = processWide('outdated-texts-of-parts', () => new Map<PartName, { mark: string; outdated: Outdated }>());

/** Computed once per version and process: a part has up to fifty versions, and every page in edit mode asks. */
async function outdatedOf(req: PayloadRequest, name: PartName, { updatedAt = '', _status }: StoredPart) {
  const mark = `${updatedAt} ${_status}`;
  const found = kept.get(name);
  if (found?.mark === mark) return found.outdated;
  const versions = await readPartVersions(req, name);
  const outdated = outdatedAfterAll(name, versions.map(({ version }) => version).toReversed());
  kept.set(name, { mark, outdated });
  return outdated;
}

/** By text and language: the mark of the text for which a translation was taken as current. */
type Confirmed = Readonly<Record<string, Partial<Record<Language, string>>>>;

const keyOfConfirmed = (name: PartName) => `part-translations:${name}`;

async function readConfirmed(payload: Payload, name: PartName): Promise<Confirmed> {
  const stored: unknown = await payload.kv.get(keyOfConfirmed(name));
  return isRecord(stored) ? (stored as Confirmed) : {};
}

/** The outdated translations of a part, as problems at their fields. */
export async function outdatedProblems(
  req: PayloadRequest,
  name: PartName,
  stored: StoredPart,
): Promise<PageProblem[]> {
  const outdated = await outdatedOf(req, name, stored);
  if (Object.keys(outdated).length === 0) return [];
  const confirmed = await readConfirmed(req.payload, name);
  return textsOfPart(name, stored).flatMap(({ key, field, stored: text }) =>
    translationLanguages()
      .filter((language) => outdated[key]?.[language])
      .filter((language) => confirmed[key]?.[language] !== markOf(inLanguage(text, defaultLanguage)))
      .map((language) => problem('translation_outdated', { sectionId: null, field, language })),
  );
}

/** Takes a translation as current for the text that it has now. Other texts of the part that are gone are forgotten. */
export async function confirmInPart(
  payload: Payload,
  name: PartName,
  stored: StoredPart,
  place: { field: string; language: Language },
): Promise<void> {
  const texts = textsOfPart(name, stored);
  const text = texts.find(({ field }) => field === place.field);
  if (!text) return;
  const keys = new Set(texts.map(({ key }) => key));
  await changeValue<Confirmed>(payload, keyOfConfirmed(name), (before) => {
    const left = Object.fromEntries(Object.entries(before ?? {}).filter(([key]) => keys.has(key)));
    const mark = markOf(inLanguage(text.stored, defaultLanguage));
    return { ...left, [text.key]: { ...left[text.key], [place.language]: mark } };
  });
}
