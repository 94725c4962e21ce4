import { editCommand, editQuery, textIn } from '../http/edit-call';
import { notFound } from '../http/edit-error';
import { requiredKey } from '../http/required-key';
import { readAuthors } from '../pages/authors';
import { requireRevision } from '../pages/change-page';
import { onPage } from '../pages/page-lock';
import { pageAnswer } from '../pages/page-state';
import { findPageId, readNewest, readVersions } from '../pages/read-page';
import { writeDraft } from '../pages/write-draft';

/** The stored versions of a page, the newest first. */
export const pageVersions = editQuery('PageVersions', async ({ req }) => {
  const id = await findPageId(req, requiredKey(req));
  const [versions, authors] = await Promise.all([
    readVersions(req, { parent: { equals: id } }),
    readAuthors(req.payload, id),
  ]);
  return versions.map(({ id: versionId, version }) => ({
    id: String(versionId),
    updatedAt: version.updatedAt,
    by: authors[version.updatedAt] ?? null,
    status: version._status ?? 'draft',
  }));
});

/** Restores an earlier version as a draft. The page keeps its key and address. */
export const restoreVersion = editCommand('RestoreVersion', async ({ req, body, editor }) => {
  const id = await findPageId(req, textIn(body, 'pageKey'));
  const versionId = textIn(body, 'versionId');
  return onPage(req, id, async () => {
    const page = await readNewest(req, id);
    await requireRevision(req, page, textIn(body, 'revision'));
    const versions = await readVersions(req, { parent: { equals: id } });
    const found = versions.find((version) => String(version.id) === versionId);
    if (!found) throw notFound(`the page has no version ${versionId}`);
    const { uuid, pageKey, link, updatedAt } = page;
    const restored = { ...found.version, id, uuid, pageKey, link, updatedAt };
    return pageAnswer(req, await writeDraft(req, restored, editor.name));
  });
});
