import type { CollectionConfig, Endpoint, Payload } from 'payload';
import { binCalls } from '../bin/calls';
import { keepBinShort } from '../bin/purge';
import { changeSectionsCall } from './calls/change-sections';
import { checkPageCall } from './calls/check-page';
import { confirmTranslation } from './calls/confirm-translation';
import { createPage } from './calls/create-page';
import { editHeartbeat } from './calls/edit-heartbeat';
import { listEditMedia, uploadEditMedia } from './calls/edit-media';
import { editPage } from './calls/edit-page';
import { editPages } from './calls/edit-pages';
import { editParts } from './calls/edit-parts';
import { editTranslations } from './calls/edit-translations';
import { partVersions, restorePart } from './calls/part-versions';
import { pageVersion } from './calls/page-version';
import { pageVersions, restoreVersion } from './calls/page-versions';
import { previewLink, previewPage } from './calls/preview';
import { publishPart } from './calls/publish-part';
import { publishPage, unpublishPage } from './calls/publish-page';
import { savePage } from './calls/save-page';
import { savePart } from './calls/save-part';
import { saveSection } from './calls/save-section';
import { schedulePage, unschedulePage } from './calls/schedule-page';
import { keepTogetherShort } from './together/keep-short';
import { reusableSections } from '../reusable/list-sections';
import { shareSection } from '../reusable/share-section';
import { commentCalls } from './together/comments/calls';
import { sectionComments } from './together/comments/collection';
import { editorMails } from './together/mails/collection';
import { requestCalls } from './together/requests/calls';
import { publicationRequests } from './together/requests/collection';
import { tourSeen } from './calls/tour-seen';
import { finishPublications } from './pages/publication';
import { removeTornDrafts } from './pages/write-draft';
import { startSchedule } from './schedule/run-due';
import { editHandOver } from './session/edit-hand-over';
import { exchangeHandOver } from './session/exchange-hand-over';
import { leaveEditMode } from './session/leave-edit-mode';
import { auditTrail } from './trail/collection';
import { keepTrailShort } from './trail/prune-trail';

/**
 * The backend's part of editing on the page (docs/editing-internals.md): accounts and rights (`session`), pages and
 * saves (`pages`), values of sections (`sections`), checks before publishing (`checks`), scheduling (`schedule`), the
 * audit trail (`trail`), requests, comments and their mails (`together`), and where a file is used (`usage`).
 */
export const editEndpoints: Endpoint[] = [
  editPage,
  editHeartbeat,
  saveSection,
  changeSectionsCall,
  shareSection,
  reusableSections,
  savePage,
  createPage,
  checkPageCall,
  confirmTranslation,
  editTranslations,
  editParts,
  savePart,
  publishPart,
  partVersions,
  restorePart,
  publishPage,
  unpublishPage,
  schedulePage,
  unschedulePage,
  pageVersions,
  pageVersion,
  restoreVersion,
  previewLink,
  previewPage,
  listEditMedia,
  uploadEditMedia,
  editPages,
  editHandOver,
  exchangeHandOver,
  leaveEditMode,
  tourSeen,
  ...binCalls,
  ...requestCalls,
  ...commentCalls,
];

export const editCollections: CollectionConfig[] = [publicationRequests, sectionComments, editorMails, auditTrail];

/** Runs before the first request is answered. */
export async function startEditing(payload: Payload): Promise<void> {
  await removeTornDrafts(payload);
  await finishPublications(payload);
}

/** Runs beside the requests, when the content is complete. */
export function runEditing(payload: Payload): void {
  keepTrailShort(payload);
  keepBinShort(payload);
  keepTogetherShort(payload);
  startSchedule(payload).catch((error: unknown) => payload.logger.error({ err: error, msg: 'editing: no schedule' }));
}
