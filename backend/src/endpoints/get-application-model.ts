import type { GlobalSlug, PayloadRequest } from 'payload';
import { hiddenAddresses } from '../bin/hidden-addresses';
import { withoutDeleted } from '../bin/without-deleted';
import { readCategories } from '../categories/stored';
import { mediaIdsOfCategories } from '../categories/to-wire';
import { withCurrentLinks } from '../redirects/link-resolver';
import { readSetup } from '../setup/setup-state';
import { showsDemo } from '../setup/shows-demo';
import { applicationModelToWire, mediaIdsOfMenu } from '../wire/application-model';
import { mediaIdsOfBrand } from '../wire/brand';
import type { StoredValues } from '../wire/values';
import { contractCall } from './envelope';
import { readMedia } from './read-media';

type ReadGlobal = (req: PayloadRequest, slug: ModelGlobal) => Promise<StoredValues>;

/** The globals that the model is made of. */
type ModelGlobal = Extract<GlobalSlug, 'navigation' | 'footer' | 'social' | 'site-info' | 'popup' | 'brand'>;

/** What visitors see. */
export const readPublicGlobal: ReadGlobal = async (req, slug) =>
  (await req.payload.db.findGlobal({ slug, req })) as unknown as StoredValues;

/** The application model of the contract, of the public globals or of their drafts. */
export async function readApplicationModel(req: PayloadRequest, readGlobal: ReadGlobal) {
  const [navigation, footer, social, siteInfo, popup, brand, categories, setup, seed] = await Promise.all([
    readGlobal(req, 'navigation'),
    readGlobal(req, 'footer'),
    readGlobal(req, 'social'),
    readGlobal(req, 'site-info'),
    readGlobal(req, 'popup'),
    readGlobal(req, 'brand'),
    readCategories(req),
    readSetup(req.payload),
    req.payload.db.findGlobal({ slug: 'seed-state', req }),
  ]);
  const ids = [...mediaIdsOfMenu(navigation), ...mediaIdsOfBrand(brand), ...mediaIdsOfCategories(categories)];
  const media = await readMedia(req, ids);
  const globals = { navigation, footer, social, siteInfo, popup, brand };
  const isDemo = showsDemo(setup, seed.status);
  const model = applicationModelToWire({ ...globals, categories, isDemo }, media);
  return withoutDeleted(await withCurrentLinks(model, req), await hiddenAddresses(req));
}

export const getApplicationModel = contractCall('GetApplicationModel', async (req) =>
  JSON.stringify(await readApplicationModel(req, readPublicGlobal)),
);
