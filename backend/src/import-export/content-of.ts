import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload';

/** The collections that are content, in the order in which they depend on each other, with the name of a record. */
const contentCollections: readonly { slug: string; key: string }[] = [
  { slug: 'media', key: 'filename' },
  { slug: 'categories', key: 'key' },
  { slug: 'pages', key: 'pageKey' },
];

/** How the installation itself is getting on; no content. */
const ownGlobals = new Set(['seed-state', 'setup-state']);

export interface ContentCollection {
  slug: CollectionSlug;
  /** The field that names a record. */
  key: string;
  fields: FlattenedField[];
}

/** The collections of this installation that are content. Redirects are written apart, since they depend on each other. */
export const collectionsOf = ({ collections }: Payload): ContentCollection[] =>
  contentCollections.flatMap(({ slug, key }) => {
    const config = (collections as Partial<Payload['collections']>)[slug as CollectionSlug]?.config;
    return config ? [{ slug: slug as CollectionSlug, key, fields: config.flattenedFields }] : [];
  });

/** Those that are neither files nor pages. */
export const recordCollectionsOf = (payload: Payload): ContentCollection[] =>
  collectionsOf(payload).filter(({ slug }) => slug !== 'media' && slug !== 'pages');

export const globalsOf = ({ globals }: Payload): { slug: GlobalSlug; fields: FlattenedField[] }[] =>
  globals.config
    .filter(({ slug }) => !ownGlobals.has(slug))
    .map(({ slug, flattenedFields }) => ({ slug: slug as GlobalSlug, fields: flattenedFields }));
