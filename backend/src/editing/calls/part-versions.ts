import { siteLanguages } from '../../languages';
import { editCommand, editQuery, textIn } from '../http/edit-call';
import { conflict, notFound } from '../http/edit-error';
import { readAuthors } from '../pages/authors';
import { onPart, partIn, readNewestPart, readPartVersions, revisionOfPart } from '../parts/read-part';
import { writePart } from '../parts/write-part';
import { partChanges } from '../versions/part-changes';

/** The stored versions of a part, the newest first, each with what it changed in the one before. */
export const partVersions = editQuery('PartVersions', async ({ req }) => {
  const name = partIn({ part: req.searchParams.get('part') });
  const [versions, authors] = await Promise.all([readPartVersions(req, name), readAuthors(req.payload, name)]);
  const languages = siteLanguages();
  return versions.map(({ id, version }, index) => {
    const { updatedAt = '', _status } = version;
    const former = versions[index + 1]?.version;
    return {
      id: String(id),
      updatedAt,
      by: authors[updatedAt] ?? null,
      status: _status ?? 'draft',
      // There is nothing to compare the oldest one with.
      changes: former ? partChanges(name, [former, version], languages) : null,
    };
  });
});

/** Restores an earlier version of a part as a draft. */
export const restorePart = editCommand('RestorePart', async ({ req, body, editor, trace }) => {
  const name = partIn(body);
  Object.assign(trace, { area: name, page: name });
  const versionId = textIn(body, 'versionId');
  return onPart(req, name, async () => {
    const stored = await readNewestPart(req, name);
    const revision = revisionOfPart(name, stored);
    if (revision !== textIn(body, 'revision')) throw conflict({ revision });
    const found = (await readPartVersions(req, name)).find(({ id }) => String(id) === versionId);
    if (!found) throw notFound(`the part has no version ${versionId}`);
    const saved = await writePart(req, name, { ...found.version, updatedAt: stored.updatedAt }, editor.name);
    return { revision: revisionOfPart(name, saved) };
  });
});
