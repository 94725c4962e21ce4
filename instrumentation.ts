import type { Instrumentation } from 'next';

import { notePageFailure } from './lib/cache/failing-pages.mjs';
import { pageCache } from './lib/cache/page-cache-events.mjs';

/** Next calls this for every page that it could not make, also where a former copy was served. */
export const onRequestError: Instrumentation.onRequestError = (error, { path }, { routeType }) => {
  if (routeType !== 'render') return;
  const request = pageCache.lookups.getStore();
  // The metadata of a page fails as well as the page itself.
  if (request?.hasFailed) return;
  if (request) request.hasFailed = true;
  notePageFailure(request?.key ?? path.replace(/[?#].*$/s, ''), error instanceof Error ? error.message : String(error));
};
