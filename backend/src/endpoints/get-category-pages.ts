import { isCategory } from '../categories';
import { defaultLanguage } from '../languages';
import { withCurrentLinks } from '../redirects/link-resolver';
import type { StoredPage } from '../wire/page';
import { inLanguage } from '../wire/values';
import { contractCall, requiredParameter, RequestError } from './envelope';
import { readStoredPages, toWire } from './read-pages';

export const getCategoryPages = contractCall('GetCategoryPages', async (req) => {
  const category = requiredParameter(req, 'category');
  if (!isCategory(category)) throw new RequestError(400, 'bad_request', 'Bilinmeyen kategori.');
  const pages = await readStoredPages(req, { categories: { in: [category] } });
  return JSON.stringify(await withCurrentLinks(await toWire(req, pages.sort(byPosition)), req));
});

const titleOf = ({ title }: StoredPage) => inLanguage(title, defaultLanguage) ?? '';

/** By position, those without one last, then by title. */
function byPosition(a: StoredPage, b: StoredPage): number {
  const difference = (a.order ?? Infinity) - (b.order ?? Infinity);
  // Infinity - Infinity is NaN: neither has a position.
  return difference || titleOf(a).localeCompare(titleOf(b), defaultLanguage);
}
