/**
 * What each role may do with everything the backend keeps. `roles.spec.ts` tries every operation of every role, and
 * fails for a collection or global that has no row. Whoever adds one decides here.
 */
export const roles = ['anonymous', 'noRole', 'editor', 'admin'] as const;
export type Role = (typeof roles)[number];

/** `many` are the operations that name documents by a condition. */
export const operations = {
  read: { collection: true, global: true },
  create: { collection: true, global: false },
  createPublished: { collection: true, global: false },
  update: { collection: true, global: true },
  updateMany: { collection: true, global: false },
  saveDraft: { collection: true, global: true },
  saveDraftMany: { collection: true, global: false },
  publish: { collection: true, global: true },
  publishMany: { collection: true, global: false },
  publishOneLanguage: { collection: true, global: true },
  withdraw: { collection: true, global: true },
  duplicate: { collection: true, global: false },
  versions: { collection: true, global: true },
  restore: { collection: true, global: true },
  restoreAsDraft: { collection: true, global: true },
  delete: { collection: true, global: false },
  deleteMany: { collection: true, global: false },
} as const;
export type Operation = keyof typeof operations;

/** Operations that are plain saves where a collection has no drafts. */
export const ofDrafts: ReadonlySet<Operation> = new Set([
  ...(['createPublished', 'saveDraft', 'saveDraftMany', 'publish', 'publishMany', 'publishOneLanguage'] as const),
  'withdraw',
]);

/** Collections whose documents Payload finds by a key, each account its own. */
export const byKey: ReadonlySet<string> = new Set(['payload-preferences']);

/** Payload's own collections without calls, so there is nothing to allow. */
export const withoutCalls: ReadonlySet<string> = new Set(['payload-migrations']);

export type Row = Record<Role, readonly Operation[]>;

const nobody: Row = { anonymous: [], noRole: [], editor: [], admin: [] };

/** What editors prepare and administrators publish. */
const proposals = ['read', 'saveDraft', 'versions', 'restoreAsDraft'] as const;
const publishing = ['update', 'publish', 'publishOneLanguage', 'restore'] as const;

const published: Row = {
  ...nobody,
  editor: [...proposals, 'create', 'saveDraftMany'],
  admin: [
    ...([...proposals, ...publishing, 'create', 'createPublished', 'saveDraftMany', 'updateMany'] as const),
    ...(['publishMany', 'withdraw', 'delete', 'deleteMany'] as const),
  ],
};

/** Withdrawn, a part of every page would be missing: nobody does. Restored, it is a draft in any case. */
const global: Row = { ...nobody, editor: [...proposals, 'restore'], admin: [...proposals, ...publishing] };

/** What visitors have sent. Editors with the right to read it are `messages-right.spec.ts`'s. */
const kept: Row = { ...nobody, admin: ['read', 'delete', 'deleteMany'] };

const everything = ['read', 'create', 'update', 'updateMany', 'delete', 'deleteMany'] as const;
const ofOwn = ['read', 'create', 'updateMany', 'deleteMany'] as const;
const signedIn: Row = { ...nobody, noRole: everything, editor: everything, admin: everything };

export const collections: Readonly<Record<string, Row>> = {
  pages: {
    ...published,
    editor: [...published.editor, 'duplicate'],
    admin: [...published.admin, 'duplicate'],
  },
  // They have addresses, and are on every page: administrators alone change them.
  categories: { ...nobody, editor: ['read'], admin: everything },
  redirects: published,
  // Written by deleting; a call of its own restores.
  bin: { ...nobody, editor: ['read'], admin: ['read', 'delete', 'deleteMany'] },
  // Written by the calls of the edit mode, which ask for rights of their own.
  'publication-requests': { ...nobody, editor: ['read'], admin: ['read', 'delete', 'deleteMany'] },
  // The outbox's alone: they have what colleagues wrote to each other.
  'editor-mails': nobody,
  // Read and written by the edit mode alone, of the page that is open there.
  'section-comments': nobody,
  // A picture that the public sees; `media-publication.spec.ts` looks at others.
  media: {
    ...nobody,
    editor: ['read', 'create'],
    admin: ['read', 'create', 'update', 'updateMany'],
  },
  // Another's account.
  // One at a time: not all at once.
  users: { ...nobody, admin: everything.filter((operation) => operation !== 'deleteMany') },
  'audit-trail': { ...nobody, admin: ['read'] },
  messages: { ...kept, admin: ['read', 'update', 'updateMany', 'delete', 'deleteMany'] },
  uploads: kept,
  'newsletter-subscribers': kept,
  'payload-kv': nobody,
  'payload-jobs': nobody,
  // Payload's own: who edits what, and how an account has set up its lists. Nothing of it is public.
  'payload-locked-documents': signedIn,
  'payload-preferences': { ...nobody, noRole: ofOwn, editor: ofOwn, admin: ofOwn },
  'payload-migrations': nobody,
};

export const globals: Readonly<Record<string, Row>> = {
  navigation: global,
  footer: global,
  social: global,
  'site-info': global,
  popup: global,
  brand: global,
  'seed-state': nobody,
};
