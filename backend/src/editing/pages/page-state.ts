import type { PayloadRequest } from 'payload';
import { readMedia } from '../../endpoints/read-media';
import { withNewestSections } from '../../reusable/for-editors';
import type { Language } from '../../languages';
import { mediaIdsOfPage, pageToWire, revisionOf, type WirePage } from '../../wire/page';
import { mediaIdsOf } from '../../wire/media-ids';
import { sectionsToWire, type WireSection } from '../../wire/section';
import type { StoredValues } from '../../wire/values';
import type { DraftPage } from './read-page';

/** The page for its editor. Links are not rewritten, because the values come back to be stored. */
export async function editablePage(req: PayloadRequest, stored: DraftPage): Promise<WirePage> {
  const page = await withNewestSections(req, stored);
  return pageToWire(page, await readMedia(req, mediaIdsOfPage(page)), true);
}

export async function editableSection(
  req: PayloadRequest,
  row: StoredValues | undefined,
  language: Language,
): Promise<WireSection | null> {
  if (!row) return null;
  const media = await readMedia(req, mediaIdsOf([row]));
  return sectionsToWire([row], { language, media, isEditing: true })[0] ?? null;
}

/** The state that a call returns after it changed a page, or could not. */
export async function pageAnswer(req: PayloadRequest, page: DraftPage) {
  return { page: await editablePage(req, page), revision: revisionOf(page) };
}
