import type { Where } from 'payload';
import { isCategory } from '../categories/stored';
import { defaultLanguage } from '../languages';
import { withCurrentLinks } from '../redirects/link-resolver';
import type { StoredPage } from '../wire/page';
import { inLanguage } from '../wire/values';
import { byPlace, type Placed } from './by-place';
import { idsOfCategory } from './category-order';
import { contractCall, RequestError } from './envelope';
import { optionalNumber, requiredParameter } from './parameters';
import { readStoredPages, toWire } from './read-pages';

const MAX_LIMIT = 100;

/** More pages than a site can have. */
const MAX_OFFSET = 10_000_000;

const placeOf = ({ id, order, title }: StoredPage): Placed => ({
  id: Number(id),
  order: order ?? null,
  title: inLanguage(title, defaultLanguage) ?? null,
});

/** The pages of a list: all, or with `limit` those on one of its pages. */
export const getCategoryPages = contractCall('GetCategoryPages', async (req) => {
  const category = requiredParameter(req, 'category');
  if (!(await isCategory(category, req))) throw new RequestError(400, 'bad_request', 'Bilinmeyen kategori.');
  const limit = optionalNumber(req, 'limit', { min: 1, max: MAX_LIMIT });
  const offset = optionalNumber(req, 'offset', { min: 0, max: MAX_OFFSET }) ?? 0;
  const ids = limit === undefined ? undefined : await idsOfCategory(req, category);
  const shown = ids?.slice(offset, offset + (limit ?? 0));
  const where: Where = shown ? { id: { in: shown } } : { categories: { in: [category] } };
  const stored = shown?.length === 0 ? [] : await readStoredPages(req, where);
  const pages = stored.sort((a, b) => byPlace(placeOf(a), placeOf(b)));
  const data = JSON.stringify(await withCurrentLinks(await toWire(req, pages), req));
  return ids ? { data, total: ids.length } : data;
});
