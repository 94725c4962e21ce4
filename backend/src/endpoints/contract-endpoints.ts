import type { Endpoint } from 'payload';
import { getApplicationModel } from './get-application-model';
import { getCategoryPages } from './get-category-pages';
import { getPageData } from './get-page-data';
import { getPageKeys } from './get-page-keys';
import { getRedirects } from './get-redirects';
import { searchPages } from './search-pages';

/** Payload renders preview pictures for anybody, at a second of processor time each. Nothing here needs them. */
const noPreviewPictures: Endpoint = {
  path: '/og',
  method: 'get',
  handler: () => new Response('Not found', { status: 404 }),
};

/** The content calls (docs/contract.md#calls), the most frequent first: the router tries them in sequence. */
export const contractEndpoints: Endpoint[] = [
  getPageData,
  getCategoryPages,
  getApplicationModel,
  getPageKeys,
  searchPages,
  getRedirects,
  noPreviewPictures,
];
