import type { CollectionConfig } from 'payload';
import { adminOnly, signedIn } from '../access/access';
import { announcePageChange, announcePageDelete, rememberPublicState } from '../hooks/announce-page';
import { fillInDefaultLocale } from '../hooks/default-locale';
import { completePage } from '../hooks/complete-page';
import { letKeyFollowLink, redirectMovedPage, rememberPlace } from '../redirects/redirect-moved-page';
import { indexChangedPage, indexDeletedPage } from '../search/keep-index';
import { pageSidebar } from './page-sidebar';
import { contentTab, dataTab, searchTab } from './page-tabs';

/** The pages of the site (CONTRACT.md, Page). */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: { tr: 'Sayfa', en: 'Page' }, plural: { tr: 'Sayfalar', en: 'Pages' } },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'link', 'categories', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'pageKey', 'link'],
    pagination: { defaultLimit: 25 },
    group: { tr: 'İçerik', en: 'Content' },
  },
  access: { read: signedIn, create: signedIn, update: signedIn, delete: adminOnly },
  versions: { drafts: true, maxPerDoc: 50 },
  hooks: {
    beforeOperation: [fillInDefaultLocale],
    beforeValidate: [letKeyFollowLink, completePage],
    beforeChange: [rememberPublicState, rememberPlace],
    afterChange: [announcePageChange, redirectMovedPage, indexChangedPage],
    afterDelete: [announcePageDelete, indexDeletedPage],
  },
  fields: [{ type: 'tabs', tabs: [contentTab, dataTab, searchTab] }, ...pageSidebar],
};
