import { withCurrentLinks } from '../redirects/link-resolver';
import { isKey } from '../validation/patterns';
import { contractCall, RequestError } from './envelope';
import { requiredParameter } from './parameters';
import { readStoredPages, toWire } from './read-pages';

export const getPageData = contractCall('GetPageData', async (req) => {
  const pageKey = requiredParameter(req, 'pageKey');
  // An invalid key cannot be stored, so there is nothing to look up.
  const stored = isKey(pageKey) ? await readStoredPages(req, { pageKey: { equals: pageKey } }) : [];
  const [page] = await toWire(req, stored);
  if (!page) throw new RequestError(404, 'not_found', 'Sayfa bulunamadı!');
  return JSON.stringify(await withCurrentLinks(page, req));
});
