import type { CollectionConfig } from 'payload';
import { adminOnly, createsPage, signedIn, updatesPage } from '../access/access';
import { draftByEditors } from '../hooks/draft-by-editors';
import { markRestore, publishDirectSaves } from '../publication/direct-saves';
import { announceRedirects, announceSaved } from '../redirects/announce-redirects';
import { checkRedirect, completeRedirect, moveDependents } from '../redirects/check-redirect';
import { exportRedirects } from '../redirects/export-redirects';
import { importRedirects } from '../redirects/import-redirects';
import { normalizeFrom, normalizeTo } from '../redirects/normalize-address';
import { textValidator } from '../validation/text-validator';

/** Old addresses and where they lead to (docs/contract.md#redirects). Editors propose them, administrators publish. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: { tr: 'Yönlendirme', en: 'Redirect' },
    plural: { tr: 'Yönlendirmeler', en: 'Redirects' },
  },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent', 'source', '_status', 'updatedAt'],
    listSearchableFields: ['from', 'to', 'note'],
    pagination: { defaultLimit: 50 },
    group: { tr: 'Site', en: 'Site' },
    components: { beforeListTable: ['/src/admin/RedirectFile#RedirectFile'] },
  },
  access: { read: signedIn, readVersions: signedIn, create: createsPage, update: updatesPage, delete: adminOnly },
  versions: { drafts: { validate: true }, maxPerDoc: 20 },
  // Each address has at most one redirect.
  disableDuplicate: true,
  endpoints: [importRedirects, exportRedirects],
  hooks: {
    beforeOperation: [markRestore, publishDirectSaves],
    beforeValidate: [draftByEditors, completeRedirect],
    beforeChange: [checkRedirect],
    afterChange: [moveDependents, announceSaved],
    afterDelete: [announceRedirects],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: { tr: 'Eski adres', en: 'Old address' },
      required: true,
      unique: true,
      index: true,
      admin: {
        placeholder: '/page/eski-sayfa',
        description: {
          tr: 'Türkçe adres, çevirilerin adresini de kapsar: /page/x ile /en/page/x.',
          en: 'A Turkish address stands for its translations too: /page/x for /en/page/x.',
        },
      },
      validate: textValidator({
        isRequired: true,
        isValid: (value) => normalizeFrom(value) !== undefined,
        problem: 'redirectFrom',
      }),
    },
    {
      name: 'to',
      type: 'text',
      label: { tr: 'Yeni adres', en: 'New address' },
      required: true,
      admin: { placeholder: '/page/yeni-sayfa' },
      validate: textValidator({
        isRequired: true,
        isValid: (value) => normalizeTo(value, undefined) !== undefined,
        problem: 'redirectTo',
      }),
    },
    {
      name: 'permanent',
      type: 'checkbox',
      label: { tr: 'Kalıcı', en: 'Permanent' },
      defaultValue: true,
      admin: {
        position: 'sidebar',
        description: {
          tr: 'Arama motorları kalıcı olanda yeni adresi benimser; içerikteki bağlantılar da yenisine gider.',
          en: 'Search engines take over the new address of a permanent one, and links in the content lead to it.',
        },
      },
    },
    {
      name: 'source',
      type: 'select',
      label: { tr: 'Kaynak', en: 'Source' },
      required: true,
      defaultValue: 'manual',
      options: [
        { value: 'automatic', label: { tr: 'Sayfanın adresi değişti', en: 'A page’s address changed' } },
        { value: 'manual', label: { tr: 'Elle', en: 'By hand' } },
      ],
      admin: { position: 'sidebar', readOnly: true },
    },
    { name: 'note', type: 'textarea', label: { tr: 'Not', en: 'Note' }, maxLength: 500 },
  ],
};
