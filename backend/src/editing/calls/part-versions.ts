import type { PayloadRequest } from 'payload';
import type { PartName } from '../../../../components/layout/parts/definitions';
import { siteLanguages } from '../../languages';
import { editCommand, editQuery, textIn } from '../http/edit-call';
import { conflict, notFound } from '../http/edit-error';
import { readAuthors } from '../pages/authors';
import { partInLanguages } from '../parts/part-state';
import { findPartVersion, onPart, partIn, readNewestPart, readPartVersions, revisionOfPart } from '../parts/read-part';
import { writePart } from '../parts/write-part';
import { partChanges } from '../versions/part-changes';

/** @throws EditError 404 */
async function findVersion(req: PayloadRequest, name: PartName, versionId: string) {
  const found = await findPartVersion(req, name, ({ id }) => String(id) === versionId);
  if (!found) throw notFound(`the part has no version ${versionId.slice(0, 100)}`);
  return found;
}

/** A version of a part, in the shape of an edited part. */
async function oneVersion(req: PayloadRequest, name: PartName, versionId: string) {
  const version = await findVersion(req, name, versionId);
  return { languages: await partInLanguages(req, name, version) };
}

/** The stored versions of a part, the newest first, each with what it changed in the one before; or one of them. */
export const partVersions = editQuery('PartVersions', async ({ req }) => {
  const name = partIn({ part: req.searchParams.get('part') });
  const versionId = req.searchParams.get('versionId');
  if (versionId !== null) return oneVersion(req, name, versionId);
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
    const version = await findVersion(req, name, versionId);
    const saved = await writePart(req, name, { ...version, updatedAt: stored.updatedAt }, editor.name);
    return { revision: revisionOfPart(name, saved) };
  });
});
