import { siteLanguages } from '../../languages';
import { editCommand, editQuery, textIn } from '../http/edit-call';
import { notFound } from '../http/edit-error';
import { requiredKey } from '../http/required-key';
import { readAuthors } from '../pages/authors';
import { requireRevision } from '../pages/change-page';
import { onPage } from '../pages/page-lock';
import { pageAnswer } from '../pages/page-state';
import { findPageId, findVersion, readNewest, readVersions } from '../pages/read-page';
import { writeDraft } from '../pages/write-draft';
import { pageChanges } from '../versions/page-changes';

/** The stored versions of a page, the newest first, each with what it changed in the one before. */
export const pageVersions = editQuery('PageVersions', async ({ req }) => {
  const id = await findPageId(req, requiredKey(req));
  const [versions, authors] = await Promise.all([
    readVersions(req, { parent: { equals: id } }),
    readAuthors(req.payload, id),
  ]);
  const languages = siteLanguages();
  return versions.map(({ id: versionId, version }, index) => {
    const former = versions[index + 1]?.version;
    return {
      id: String(versionId),
      updatedAt: version.updatedAt,
      by: authors[version.updatedAt] ?? null,
      status: version._status ?? 'draft',
      // There is nothing to compare the oldest one with.
      changes: former ? pageChanges(former, version, languages) : null,
    };
  });
});

/** Restores an earlier version as a draft. The page keeps its key and address. */
export const restoreVersion = editCommand('RestoreVersion', async ({ req, body, editor }) => {
  const id = await findPageId(req, textIn(body, 'pageKey'));
  const versionId = textIn(body, 'versionId');
  return onPage(req, id, async () => {
    const page = await readNewest(req, id);
    await requireRevision(req, page, textIn(body, 'revision'));
    const found = await findVersion(req, id, (version) => String(version.id) === versionId);
    if (!found) throw notFound(`the page has no version ${versionId}`);
    const { uuid, pageKey, link, isReusable, updatedAt } = page;
    const restored = { ...found.version, id, uuid, pageKey, link, isReusable, updatedAt };
    return pageAnswer(req, await writeDraft(req, restored, editor.name));
  });
});
