import type { CollectionConfig } from 'payload';
import { deletionInAdmin } from '../bin/delete-in-admin';
import { keepOwnPage } from '../bin/keep-own-page';
import { keepPage } from '../bin/keep-page';
import { keepRemovedSections } from '../bin/keep-sections';
import { announceMenuOfDeleted } from '../bin/menu-links';
import { adminOnly, createsPage, signedIn, updatesPage } from '../access/access';
import { requireFitToPublish } from '../editing/checks/gate';
import { livePreviewUrl } from '../editing/admin/live-preview';
import { forgetAuthors, rememberSavingUser } from '../editing/pages/authors';
import { forgetLeftover } from '../editing/pages/leftover-publications';
import { markOutdated } from '../editing/translations/mark-in-admin';
import { answerOnPublication, closeOnDeletion } from '../editing/together/requests/settle';
import { forgetScheduled } from '../editing/schedule/scheduled';
import { announcePageChange, announcePageDelete, rememberPublicState } from '../hooks/announce-page';
import { draftByEditors } from '../hooks/draft-by-editors';
import { fillInDefaultLocale } from '../hooks/default-locale';
import { markRestore } from '../publication/direct-saves';
import { draftCopies } from '../publication/draft-copies';
import { completePage } from '../hooks/complete-page';
import { letKeyFollowLink, redirectMovedPage, rememberPlace } from '../redirects/redirect-moved-page';
import { indexChangedPage, indexDeletedPage } from '../search/index-hooks';
import { openedAtField, refuseOutdatedPage } from '../publication/opened-at';
import { keepReusable, keepShownSection, keepUsedSection, rememberDraftSave } from '../reusable/reusable-hooks';
import { pageSidebar } from './page-sidebar';
import { contentTab, dataTab, searchTab } from './page-tabs';

/** The pages of the site (docs/contract.md#page). */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: { tr: 'Sayfa', en: 'Page' }, plural: { tr: 'Sayfalar', en: 'Pages' } },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'link', 'categories', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'pageKey', 'link'],
    pagination: { defaultLimit: 25 },
    group: { tr: 'İçerik', en: 'Content' },
    components: {
      edit: {
        beforeDocumentControls: ['/src/editing/admin/EditOnPage#EditOnPage', '/src/bin/admin/DeletePage#DeletePage'],
        editMenuItems: ['/src/bin/admin/DeletePageItem#DeletePageItem'],
      },
    },
    livePreview: { url: livePreviewUrl },
  },
  access: { read: signedIn, readVersions: signedIn, create: createsPage, update: updatesPage, delete: adminOnly },
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  endpoints: deletionInAdmin,
  hooks: {
    beforeOperation: [markRestore, fillInDefaultLocale, draftCopies, rememberDraftSave],
    beforeValidate: [refuseOutdatedPage, draftByEditors, letKeyFollowLink, completePage, keepReusable],
    beforeDelete: [keepOwnPage, keepUsedSection, keepPage],
    beforeChange: [
      requireFitToPublish,
      markOutdated,
      keepRemovedSections,
      rememberPublicState,
      keepShownSection,
      rememberPlace,
      forgetLeftover,
    ],
    afterChange: [announcePageChange, redirectMovedPage, indexChangedPage, rememberSavingUser, answerOnPublication],
    afterDelete: [
      announcePageDelete,
      announceMenuOfDeleted,
      indexDeletedPage,
      forgetAuthors,
      forgetScheduled,
      closeOnDeletion,
    ],
  },
  fields: [{ type: 'tabs', tabs: [contentTab, dataTab, searchTab] }, openedAtField, ...pageSidebar],
};
