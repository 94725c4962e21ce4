import 'server-only';

import { cache } from 'react';

import { addressOf } from '../i18n/addresses';
import type { Language } from '../i18n/languages';
import type { OwnPageKey } from '../routes/site-routes';
import { type ApplicationModel, BackendFailure, getApplicationModel, getCategoryPages, getPage, type Page } from '.';
import { inOffered } from './languages-of';
import { markIncomplete } from './mark-incomplete';
import { menuPaths } from './menu-path';

/** The address of the home page while there is none: the site is being set up. */
export interface PreparedRoute {
  kind: 'preparing';
  model: ApplicationModel;
}

/**
 * What an address shows: its page; at the home page's address, while there is none, that the site is being prepared;
 * the not-found view; or that view because the backend failed.
 */
export type Route =
  | {
      kind: 'found';
      model: ApplicationModel;
      page: Page;
      /** In the language of the page's title, if that is not the active language. */
      titleModel: ApplicationModel;
    }
  | PreparedRoute
  | { kind: 'missing'; model: ApplicationModel }
  | { kind: 'failed'; model: ApplicationModel | null; failure: BackendFailure };

const homeKey: OwnPageKey = 'homepage';

async function settle<T>(promise: Promise<T>): Promise<T | BackendFailure> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof BackendFailure) return error;
    throw error;
  }
}

/** An address without a page of the backend. */
export type AbsentRoute = Exclude<Route, { kind: 'found' } | PreparedRoute>;

/** The frame (header and footer) for an address without a page. */
export const loadFrame = cache(async (language: Language): Promise<AbsentRoute> => {
  const model = await settle(getApplicationModel(language));
  return model instanceof BackendFailure ? { kind: 'failed', model: null, failure: model } : { kind: 'missing', model };
});

/**
 * Adds the addresses of similar pages. They decide which branch of the menu the page belongs to, so they are fetched
 * only when the menu has it more than once. A category with an address of its own needs none.
 */
async function withKin(page: Page, { menu, categories }: ApplicationModel, language: Language): Promise<Page> {
  const category = categories.find(({ key, carousel }) => carousel && page.categories.includes(key));
  if (!category || menuPaths(menu, addressOf(page.link, language)).length < 2) return page;
  const pages = await getCategoryPages(category.key, language);
  return { ...page, kin: pages?.map(({ link }) => addressOf(link, language)) };
}

/**
 * Loads what an address shows. The metadata and the page share this call, so a time-out happens only once.
 *
 * @param pageKey the page's key, or null for an address that cannot have a page
 */
export const loadRoute = cache(async (language: Language, pageKey: string | null): Promise<Route> => {
  if (pageKey === null) return loadFrame(language);
  const [frame, page] = await Promise.all([loadFrame(language), settle(getPage(pageKey, language))]);
  if (frame.kind === 'failed') return frame;
  const { model } = frame;
  if (page instanceof BackendFailure) return { kind: 'failed', model, failure: page };
  if (!page) return pageKey === homeKey ? { kind: 'preparing', model } : frame;
  const titleFrame = page.titleLanguage === language ? frame : await loadFrame(page.titleLanguage);
  if (titleFrame.kind === 'failed') await markIncomplete();
  return {
    kind: 'found',
    model,
    page: await withKin(inOffered(page, model), model, language),
    titleModel: titleFrame.model ?? model,
  };
});
