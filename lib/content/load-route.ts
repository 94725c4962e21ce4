import 'server-only';

import { cache } from 'react';

import type { Language } from '../i18n/languages';
import { type ApplicationModel, BackendFailure, getApplicationModel, getPage, type Page } from '.';

/** What an address has to show: its page, the not-found view, or that view because the backend fails. */
export type Route =
  | { kind: 'found'; model: ApplicationModel; page: Page }
  | { kind: 'missing'; model: ApplicationModel }
  | { kind: 'failed'; model: ApplicationModel | null; failure: BackendFailure };

async function settle<T>(promise: Promise<T>): Promise<T | BackendFailure> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof BackendFailure) return error;
    throw error;
  }
}

/**
 * Loads what an address shows. The metadata and the page share one call, so that a time-out is paid once.
 *
 * @param pageKey the page's key, or null for an address that no page can have
 */
export const loadRoute = cache(async (language: Language, pageKey: string | null): Promise<Route> => {
  const [model, page] = await Promise.all([
    settle(getApplicationModel(language)),
    settle(pageKey === null ? Promise.resolve(null) : getPage(pageKey, language)),
  ]);
  if (model instanceof BackendFailure) return { kind: 'failed', model: null, failure: model };
  if (page instanceof BackendFailure) return { kind: 'failed', model, failure: page };
  return page ? { kind: 'found', model, page } : { kind: 'missing', model };
});
