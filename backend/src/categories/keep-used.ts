import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { refusedInAdmin } from '../editing/trail/record-changes';
import { defaultLanguage } from '../languages';
import type { StoredPage } from '../wire/page';
import { inLanguage } from '../wire/values';
import type { StoredCategory } from './stored';
import { categoryText } from './texts';

const MAX_NAMED = 5;

type Named = Pick<StoredPage, 'title' | 'pageKey'>;

const nameOf = ({ title, pageKey }: Named) => inLanguage(title, defaultLanguage) ?? pageKey;

/** The names of the pages in a list, public or in their newest draft. */
async function pagesIn(key: string, req: PayloadRequest): Promise<string[]> {
  const all = { pagination: false, limit: 0, req } as const;
  const { docs: pages } = await req.payload.db.find<Named>({
    collection: 'pages',
    where: { categories: { in: [key] } },
    select: { title: true, pageKey: true },
    ...all,
  });
  const { docs: drafts } = await req.payload.db.findVersions<Named>({
    collection: 'pages',
    where: { and: [{ 'version.categories': { in: [key] } }, { latest: { equals: true } }] },
    ...all,
  });
  const names = [...pages, ...drafts.map(({ version }) => version as Named)].map(nameOf);
  return [...new Set(names)].sort((a, b) => a.localeCompare(b, defaultLanguage));
}

/** A list that has pages cannot be deleted. The message names them. */
export const keepUsedCategory: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context.isSeeding) return;
  const category = await req.payload.db.findOne<StoredCategory>({
    collection: 'categories',
    where: { id: { equals: id } },
    req,
  });
  const names = category ? await pagesIn(category.key, req) : [];
  if (!category || names.length === 0) return;
  const rest = names.length > MAX_NAMED ? ` +${names.length - MAX_NAMED}` : '';
  const text = names.slice(0, MAX_NAMED).join(', ') + rest;
  refusedInAdmin(req, { area: 'categories', action: 'delete', subject: category.key, reason: text });
  throw new APIError(
    categoryText(req.i18n.language, 'inUse').replace('{names}', () => text),
    409,
    undefined,
    true,
  );
};
