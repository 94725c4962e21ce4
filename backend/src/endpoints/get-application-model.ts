import type { GlobalSlug, PayloadRequest } from 'payload';
import { hiddenAddresses } from '../bin/hidden-addresses';
import { withoutDeleted } from '../bin/without-deleted';
import { readCategories } from '../categories/stored';
import { mediaIdsOfCategories } from '../categories/to-wire';
import { withCurrentLinks } from '../redirects/link-resolver';
import { applicationModelToWire, mediaIdsOfMenu } from '../wire/application-model';
import { mediaIdsOfBrand } from '../wire/brand';
import type { StoredValues } from '../wire/values';
import { contractCall } from './envelope';
import { readMedia } from './read-media';

async function readGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<StoredValues> {
  const stored = await req.payload.db.findGlobal({ slug, req });
  return stored as unknown as StoredValues;
}

export const getApplicationModel = contractCall('GetApplicationModel', async (req) => {
  const [navigation, footer, social, siteInfo, popup, brand, categories] = await Promise.all([
    readGlobal(req, 'navigation'),
    readGlobal(req, 'footer'),
    readGlobal(req, 'social'),
    readGlobal(req, 'site-info'),
    readGlobal(req, 'popup'),
    readGlobal(req, 'brand'),
    readCategories(req),
  ]);
  const ids = [...mediaIdsOfMenu(navigation), ...mediaIdsOfBrand(brand), ...mediaIdsOfCategories(categories)];
  const media = await readMedia(req, ids);
  const model = applicationModelToWire({ navigation, footer, social, siteInfo, popup, brand, categories }, media);
  return JSON.stringify(withoutDeleted(await withCurrentLinks(model, req), await hiddenAddresses(req)));
});
