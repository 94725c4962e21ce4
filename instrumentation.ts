import type { Instrumentation } from 'next';

import { notePageFailure } from './lib/cache/failing-pages.mjs';
import { pageCache } from './lib/cache/page-cache-events.mjs';

/** Next calls this for every page that it could not make, also where a former copy was served. */
export const onRequestError: Instrumentation.onRequestError = (error, { path }, { routeType }) => {
  if (routeType !== 'render') return;
  const reason = error instanceof Error ? error.message : String(error);
  notePageFailure(pageCache.lookups.getStore()?.key ?? path.replace(/[?#].*$/s, ''), reason);
};
