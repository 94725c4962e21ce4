import type { PayloadRequest } from 'payload';
import { conflict } from '../editing/http/edit-error';
import { onPage } from '../editing/pages/page-lock';
import { pageAnswer } from '../editing/pages/page-state';
import { readNewest, readPublished, type DraftPage } from '../editing/pages/read-page';
import { requireFit, setPublicStatus } from '../editing/pages/set-public-status';
import type { Editor } from '../editing/session/editor';
import { isRecord } from '../wire/values';
import { revisionOf } from '../wire/page';
import { readNewestSources } from './for-editors';
import { shownReferences } from './reference-problems';

/** Revisions of reusable sections, by uuid. */
export type Revisions = Readonly<Record<string, unknown>>;

/** The revisions that a call has seen. */
export const revisionsIn = ({ reusable }: Readonly<Record<string, unknown>>): Revisions =>
  isRecord(reusable) ? reusable : {};

/** The newest drafts of the reusable sections that visitors would see on a page and that have never been public. */
export async function readNewSections(req: PayloadRequest, page: DraftPage): Promise<DraftPage[]> {
  // Those that are hidden there are not checked either.
  const uuids = [...new Set(shownReferences(page).map(({ uuid }) => uuid))];
  if (uuids.length === 0) return [];
  return (await readNewestSources(req, uuids)).filter(({ isPublic }) => !isPublic).map(({ page: source }) => source);
}

export const revisionsByUuid = (sections: readonly DraftPage[]): Record<string, string> =>
  Object.fromEntries(sections.map((source) => [source.uuid ?? '', revisionOf(source)]));

/** The revisions of the reusable sections that are published together with a page. */
export const readNewRevisions = async (req: PayloadRequest, page: DraftPage): Promise<Record<string, string>> =>
  revisionsByUuid(await readNewSections(req, page));

/**
 * @returns the sections that are published with the page
 * @throws EditError 409 unless these are their newest revisions
 */
export async function requireSeenSections(req: PayloadRequest, page: DraftPage, seen: Revisions): Promise<DraftPage[]> {
  const sections = await readNewSections(req, page);
  const now = Object.entries(revisionsByUuid(sections));
  if (now.some(([uuid, revision]) => seen[uuid] !== revision)) throw conflict(await pageAnswer(req, page));
  return sections;
}

/**
 * Publishes the reusable sections that a page shows and that have never been public, before the page itself: it would have a hole
 * where they are. Drafts of public ones stay drafts. Each has a turn of its own, so call it outside of `onPage`.
 *
 * @param publish publishes one of them
 * @throws EditError 400 if the page, or one of them, has errors; then nothing is published
 */
export async function publishNewSections(
  req: PayloadRequest,
  page: DraftPage,
  publish: (source: DraftPage) => Promise<unknown>,
): Promise<void> {
  const fresh = await readNewSections(req, page);
  if (fresh.length === 0) return;
  await requireFit(req, page);
  for (const source of fresh)
    await onPage(req, source.id, async () => {
      // Another publication may have been first.
      if (!(await readPublished(req, source.id))) await publish(source);
    });
}

/**
 * The same for a publication by hand.
 *
 * @param seen the revisions that the administrator has seen
 * @throws EditError 409 if one of them has a newer one
 */
export async function publishSeenSections(
  req: PayloadRequest,
  page: DraftPage,
  { seen, editor }: { seen: Revisions; editor: Editor },
): Promise<void> {
  await requireSeenSections(req, page, seen);
  await publishNewSections(req, page, async ({ id, uuid }) => {
    const newest = await readNewest(req, id);
    if (seen[uuid ?? ''] !== revisionOf(newest)) throw conflict(await pageAnswer(req, page));
    await setPublicStatus(req, newest, 'published', editor);
  });
}
