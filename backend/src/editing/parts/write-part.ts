import { enforceMaxVersions, type PayloadRequest } from 'payload';
import type { PartName } from '../../../../components/layout/parts/definitions';
import { rememberAuthor } from '../pages/authors';
import { withOwnKeys } from '../../wire/own-keys';
import { textOf } from '../../wire/values';
import type { StoredPart } from './read-part';
import { noteStored } from './stored-since';

/** Two saves never have the same time, since revisions are made from it. */
const timeAfter = (updatedAt: string | undefined): string =>
  new Date(Math.max(Date.now(), Date.parse(updatedAt ?? '') + 1 || 0)).toISOString();

/** A popup is remembered as seen by its id. */
const withId = (part: StoredPart) =>
  textOf(part.popupId) ? part : { ...part, popupId: `p-${Date.now().toString(36)}` };

/** Items of menu and footer, and accounts, have keys on the wire. Editors do not see them: a new item gets its own. */
function complete(name: PartName, part: StoredPart): StoredPart {
  if (name === 'navigation') return { ...part, menu: withOwnKeys(part.menu) };
  if (name === 'footer') return { ...part, items: withOwnKeys(part.items) };
  if (name === 'social') return { ...part, accounts: withOwnKeys(part.accounts) };
  return name === 'popup' ? withId(part) : part;
}

/**
 * Saves a part as its newest draft, in all languages at once; what is public stays.
 *
 * @param part the whole part, as it was read and changed; call it inside `onPart`
 */
export async function writePart(
  req: PayloadRequest,
  name: PartName,
  part: StoredPart,
  author: string,
): Promise<StoredPart> {
  const { payload } = req;
  const updatedAt = timeAfter(part.updatedAt);
  const draft: StoredPart = { ...complete(name, part), _status: 'draft', updatedAt };
  // On a connection of its own, so it takes no time of the turn.
  const remembered = rememberAuthor(payload, name, updatedAt, author);
  await payload.db.createGlobalVersion({
    globalSlug: name,
    autosave: false,
    createdAt: updatedAt,
    updatedAt,
    // The database layer takes the ids of rows out of what it gets.
    versionData: structuredClone(draft) as never,
    returning: false,
    req,
  });
  noteStored(req, name);
  const config = payload.globals.config.find(({ slug }) => slug === name);
  const max = (config?.versions && config.versions.max) || 0;
  if (config) await enforceMaxVersions({ global: config, max, payload, req });
  await remembered;
  return draft;
}
