import type { PayloadRequest } from 'payload';
import { fieldsOfPart, type PartName } from '../../../../components/layout/parts/definitions';
import type { Language } from '../../languages';
import { isKey } from '../../validation/patterns';
import { textOf } from '../../wire/values';
import { editCommand, languageIn, objectIn, textIn } from '../http/edit-call';
import { conflict, refuseProblems } from '../http/edit-error';
import { onNewestPart } from '../parts/on-newest-part';
import { partValues } from '../parts/part-state';
import { partIn, readNewestPart, readPartRevision, revisionOfPart, type StoredPart } from '../parts/read-part';
import { writePart } from '../parts/write-part';
import { readMediaRefs } from '../sections/media-refs';
import { mergeValues } from '../sections/merge-values';
import type { Problem } from '../sections/problem';
import { isSameView, viewOf } from '../sections/view';

/** Merges the values into a part of every page, and stores it as a draft (docs/editing-calls.md#values). */
export const savePart = editCommand('SavePart', async ({ req, body, editor, trace }) => {
  const name = partIn(body);
  Object.assign(trace, { area: name, page: name });
  const [revision, language, values] = [textIn(body, 'revision'), languageIn(body), objectIn(body, 'values')];
  const media = await readMediaRefs(req, values);
  const saved = await onNewestPart(req, name, seenBy(req, name, { revision, language }), async (stored) => {
    const { merged, problems } = mergeValues(fieldsOfPart(name), stored, values, { language, media });
    refuseProblems([...problems, ...formatProblems(merged)]);
    return writePart(req, name, { ...merged, updatedAt: stored.updatedAt }, editor.name);
  });
  return { part: await partValues(req, name, saved, language), revision: revisionOfPart(name, saved) };
});

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Formats that the kind of a field does not tell. */
function formatProblems({ email, popupId }: StoredPart): Problem[] {
  const wrong = (path: string, value: unknown, isValid: (text: string) => boolean): Problem[] => {
    const text = textOf(value);
    return text && !isValid(text) ? [{ path, code: 'invalid' }] : [];
  };
  return [...wrong('email', email, isEmail), ...wrong('popupId', popupId, isKey)];
}

interface Seen {
  revision: string;
  language: Language;
}

/** A save in another language is no conflict. */
function seenBy(req: PayloadRequest, name: PartName, { revision, language }: Seen) {
  const isSeen = (part: StoredPart) => revisionOfPart(name, part) === revision;
  const view = (part: StoredPart) => viewOf(fieldsOfPart(name), part, language);
  let base: StoredPart | undefined;
  const fits = (now: StoredPart) => isSeen(now) || (base !== undefined && isSameView(view(base), view(now)));
  const refuse = async () => {
    const now = await readNewestPart(req, name);
    if (isSeen(now)) return;
    base ??= await readPartRevision(req, name, revision);
    if (fits(now)) return;
    throw conflict({
      part: await partValues(req, name, now, language),
      revision: revisionOfPart(name, now),
      base: base ? await partValues(req, name, base, language) : null,
    });
  };
  return { fits, refuse };
}
