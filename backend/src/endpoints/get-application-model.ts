import type { GlobalSlug, PayloadRequest } from 'payload';
import { withCurrentLinks } from '../redirects/link-resolver';
import { applicationModelToWire, mediaIdsOfMenu } from '../wire/application-model';
import type { StoredValues } from '../wire/values';
import { contractCall } from './envelope';
import { readMedia } from './read-media';

async function readGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<StoredValues> {
  const stored = await req.payload.db.findGlobal({ slug, req });
  return stored as unknown as StoredValues;
}

export const getApplicationModel = contractCall('GetApplicationModel', async (req) => {
  const [navigation, footer, social, siteInfo, popup] = await Promise.all([
    readGlobal(req, 'navigation'),
    readGlobal(req, 'footer'),
    readGlobal(req, 'social'),
    readGlobal(req, 'site-info'),
    readGlobal(req, 'popup'),
  ]);
  const media = await readMedia(req, mediaIdsOfMenu(navigation));
  const model = applicationModelToWire({ navigation, footer, social, siteInfo, popup }, media);
  return JSON.stringify(await withCurrentLinks(model, req));
});
