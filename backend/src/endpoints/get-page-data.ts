import { withCurrentLinks } from '../redirects/link-resolver';
import { isKey } from '../validation/patterns';
import { contractCall, requiredParameter, RequestError } from './envelope';
import { readStoredPages, toWire } from './read-pages';

export const getPageData = contractCall('GetPageData', async (req) => {
  const pageKey = requiredParameter(req, 'pageKey');
  // What is no key cannot be stored, and need not be looked for.
  const stored = isKey(pageKey) ? await readStoredPages(req, { pageKey: { equals: pageKey } }) : [];
  const [page] = await toWire(req, stored);
  if (!page) throw new RequestError(404, 'not_found', 'Sayfa bulunamadı!');
  return JSON.stringify(await withCurrentLinks(page, req));
});
