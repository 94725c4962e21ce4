import { buffer } from 'node:stream/consumers';
import type { CollectionSlug, Payload } from 'payload';
import type { Localized } from '../../languages';
import { seeding } from '../../seed/seeding';
import { stores } from '../../storage/stores';
import {
  type ContentSet,
  type MediaItem,
  MissingFileError,
  type PageItem,
  type RedirectItem,
  type Values,
} from '../content-set';
import { collectionsOf, type ContentCollection, globalsOf, recordCollectionsOf } from '../content-of';
import { type Rename, toPortable } from '../portable-values';
import { References } from '../references';

const reading = { locale: 'all', depth: 0, pagination: false, limit: 0, sort: 'id', ...seeding } as const;

/** Read as stored: of an unfinished record, too. */
async function readAll(payload: Payload, collection: CollectionSlug, draft = false): Promise<Values[]> {
  const { docs } = await payload.find({ collection, draft, ...reading });
  return docs as unknown as Values[];
}

interface StoredMedia {
  filename: string;
  alt?: Localized<string>;
  focalX?: number | null;
  focalY?: number | null;
  createdAt: string;
  sourcePath?: string | null;
}

const asMedia = ({ filename, alt, focalX, focalY, createdAt, sourcePath }: StoredMedia): MediaItem => ({
  name: filename,
  alt: Object.fromEntries(Object.entries(alt ?? {}).filter(([, text]) => text)),
  ...(typeof focalX === 'number' && { focalX }),
  ...(typeof focalY === 'number' && { focalY }),
  createdAt,
  ...(sourcePath && { sourcePath }),
});

async function readFile(name: string): Promise<Buffer> {
  const file = await stores().media.open(name);
  if (!file) throw new MissingFileError(`the file ${name} is missing`);
  return buffer(file.body);
}

/** A published page whose newest version is a draft. */
const isAhead = (newest: Values, stored: Values) => newest._status === 'draft' && stored._status === 'published';

interface StoredGlobal {
  slug: string;
  fields: ContentCollection['fields'];
  values: Values;
}

async function readGlobals(payload: Payload): Promise<StoredGlobal[]> {
  const globals: StoredGlobal[] = [];
  for (const { slug, fields } of globalsOf(payload)) {
    const stored = await payload.findGlobal({ slug, locale: 'all', depth: 0, ...seeding });
    globals.push({ slug, fields, values: stored as unknown as Values });
  }
  return globals;
}

/** The published parts of every page. One that was never published is as it is from the start. */
const asGlobals = (globals: readonly StoredGlobal[], nameOf: Rename): ContentSet['globals'] =>
  Object.fromEntries(
    globals.flatMap(({ slug, fields, values }) => {
      const { _status: status, ...portable } = toPortable(fields, values, nameOf);
      return status === 'published' ? [[slug, portable]] : [];
    }),
  );

async function readRecords(payload: Payload): Promise<(ContentCollection & { docs: Values[] })[]> {
  const records: (ContentCollection & { docs: Values[] })[] = [];
  for (const collection of recordCollectionsOf(payload))
    records.push({ ...collection, docs: await readAll(payload, collection.slug) });
  return records;
}

/** Everything that is content: pages in all states and languages, media, lists, menu and settings, redirects. */
export async function readContent(payload: Payload): Promise<ContentSet> {
  const stored = await readAll(payload, 'pages');
  const newest = await readAll(payload, 'pages', true);
  const storedRecords = await readRecords(payload);
  const storedGlobals = await readGlobals(payload);
  const redirects = (await readAll(payload, 'redirects')) as unknown as (RedirectItem & { _status: string })[];
  // Last, since editors go on meanwhile: what was just read may show a picture that was just uploaded.
  const media = ((await readAll(payload, 'media')) as unknown as StoredMedia[]).map(asMedia);
  const { nameOf } = await References.read(payload);
  const pageFields = collectionsOf(payload).find(({ slug }) => slug === 'pages')?.fields ?? [];
  const asPage = (page: Values) => ({
    ...(toPortable(pageFields, page, nameOf) as PageItem),
    updatedAt: page.updatedAt,
  });
  const byId = new Map(stored.map((page) => [page.id, page]));
  const newestById = new Map(newest.map((page) => [page.id, page]));
  // Of a page that was never published, the newest version is the page.
  const asNewest = (page: Values) => ({ ...page, ...newestById.get(page.id), updatedAt: page.updatedAt });
  return {
    media,
    readFile,
    records: Object.fromEntries(
      storedRecords.map(({ slug, fields, docs }) => [slug, docs.map((record) => toPortable(fields, record, nameOf))]),
    ),
    pages: stored.map((page) => asPage(page._status === 'draft' ? asNewest(page) : page)),
    drafts: newest.filter((page) => isAhead(page, byId.get(page.id) ?? {})).map(asPage),
    globals: asGlobals(storedGlobals, nameOf),
    redirects: redirects
      .filter(({ _status }) => _status === 'published')
      .map(({ from, to, permanent, note }) => ({ from, to, permanent: permanent !== false, ...(note && { note }) })),
  };
}
