import type { Payload, Where } from 'payload';
import { readCategories } from '../../categories/stored';
import { mediaIdsOfCategories } from '../../categories/to-wire';
import { defaultLanguage } from '../../languages';
import { mediaIdsOfMenu } from '../../wire/application-model';
import { mediaIdsOfBrand } from '../../wire/brand';
import type { MediaId } from '../../wire/context';
import { mediaIdsOfPage, type StoredPage } from '../../wire/page';
import { inLanguage, type StoredValues } from '../../wire/values';
import type { PageId } from '../pages/read-page';
import { findMentions } from './mentions';
import { addressOf, type UsedFile } from './patterns';

/** A place where a file is used: a page, public or in its newest draft, a list, or a global. */
export interface Usage {
  /** The title of a page, the name of a list, or a global's slug. */
  name: string;
  /** The document's address in the admin. */
  href: string;
  /** Of a page: its bare path on the site. */
  link?: string;
  kind: 'page' | 'category' | 'global';
}

const PAGES_AT_A_TIME = 100;
const globals = ['navigation', 'footer', 'popup', 'brand'] as const;

type GlobalName = (typeof globals)[number];

/** Whether a global can show files. */
export const showsFiles = (slug: string): slug is GlobalName => (globals as readonly string[]).includes(slug);

/**
 * Finds where a file is used. Pages count with their public version and their newest draft. It searches what is stored,
 * so there is no table to keep up to date.
 *
 * @param isPublicOnly leaves out drafts
 */
export async function findUsage(
  payload: Payload,
  file: UsedFile,
  { isPublicOnly = false }: { isPublicOnly?: boolean } = {},
): Promise<Usage[]> {
  const pages = new Map<PageId, Usage>();
  const note = (page: StoredPage, id: PageId) => {
    if (uses(page, file)) pages.set(id, placeOfPage(page, id));
  };
  const mentions = await findMentions(payload, file);
  for (const where of batches(mentions.pages)) {
    const isPublic: Where = isPublicOnly ? { _status: { equals: 'published' } } : {};
    const { docs } = await payload.db.find<StoredPage>({
      collection: 'pages',
      where: { and: [where, isPublic] },
      ...all,
    });
    for (const doc of docs) note(doc, doc.id);
  }
  for (const where of isPublicOnly ? [] : batches(mentions.versions)) {
    const { docs } = await payload.db.findVersions<StoredPage>({ collection: 'pages', where, ...all });
    for (const { parent, version } of docs) note(version as unknown as StoredPage, parent as PageId);
  }
  return [...pages.values()]
    .sort((a, b) => a.name.localeCompare(b.name, defaultLanguage))
    .concat(await findInCategories(payload, file), await findInGlobals(payload, file, isPublicOnly));
}

export function placeOfPage({ title, pageKey, link }: StoredPage, id: PageId): Usage {
  const name = inLanguage(title, defaultLanguage) ?? pageKey ?? String(id);
  return { name, ...(link && { link }), href: `/admin/collections/pages/${id}`, kind: 'page' };
}

export const placeOfGlobal = (slug: GlobalName): Usage => ({
  name: slug,
  href: `/admin/globals/${slug}`,
  kind: 'global',
});

async function findInCategories(payload: Payload, file: UsedFile): Promise<Usage[]> {
  const using = (await readCategories({ payload })).filter((list) => isAmong(mediaIdsOfCategories([list]), file));
  return using.map(({ id, key, name }) => ({
    name: inLanguage(name, defaultLanguage) ?? key,
    href: `/admin/collections/categories/${id}`,
    kind: 'category',
  }));
}

const all = { limit: 0, pagination: false, req: {} } as const;

function batches(ids: readonly PageId[]): Where[] {
  const starts = Array.from({ length: Math.ceil(ids.length / PAGES_AT_A_TIME) }, (_, index) => index * PAGES_AT_A_TIME);
  return starts.map((start) => ({ id: { in: ids.slice(start, start + PAGES_AT_A_TIME) } }));
}

async function findInGlobals(payload: Payload, file: UsedFile, isPublicOnly: boolean): Promise<Usage[]> {
  const used = await Promise.all(
    globals.map(async (slug) => {
      const stored = [(await payload.db.findGlobal({ slug, req: {} })) as unknown as StoredValues];
      if (!isPublicOnly) stored.push(...(await newestDrafts(payload, slug)));
      return stored.some((each) => usesInGlobal(slug, each, file)) ? [slug] : [];
    }),
  );
  return used.flat().map(placeOfGlobal);
}

async function newestDrafts(payload: Payload, slug: GlobalName): Promise<StoredValues[]> {
  const where: Where = { latest: { equals: true } };
  const { docs } = await payload.db.findGlobalVersions<StoredValues>({ global: slug, where, ...all });
  return docs.map(({ version }) => version);
}

/** Whether a global shows a file, or links to it. */
export const usesInGlobal = (slug: GlobalName, values: StoredValues, file: UsedFile): boolean =>
  (slug === 'navigation' && isAmong(mediaIdsOfMenu(values), file)) ||
  (slug === 'brand' && isAmong(mediaIdsOfBrand(values), file)) ||
  names(values, file);

/** Whether a page shows a file, or links to it. */
export function uses(page: StoredPage, file: UsedFile): boolean {
  const { sections, dataSections, dataHtml } = page;
  return isAmong(mediaIdsOfPage(page), file) || names([sections, dataSections, dataHtml], file);
}

const isAmong = (ids: readonly MediaId[], { id }: UsedFile) =>
  id !== undefined && ids.some((each) => String(each) === String(id));

/** Links in fields and texts contain a file's address. */
function names(value: unknown, { filename }: UsedFile): boolean {
  return Boolean(filename) && JSON.stringify(value ?? null).includes(addressOf(filename ?? ''));
}
