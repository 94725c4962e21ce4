import 'server-only';

import { cache } from 'react';

import { readBackend } from '../backend/client';
import { isPageList } from '../backend/envelope.mjs';
import { BackendFailure } from '../backend/failure';
import { defaultLanguage, type Language, languages } from '../i18n/languages';
import { categories, type Category } from '../routes/site-routes';
import { derivePageKeys } from './derive-page-keys';
import { markIncomplete } from './mark-incomplete';
import { normalizeApplicationModel } from './normalize-application-model';
import { normalizePage, normalizePageKeys } from './normalize-page';
import { parseContext } from './parse-context';
import type { ApplicationModel, Page, PageKey } from './types';
import { withDemoMenu } from './with-demo-menu';

export { BackendFailure } from '../backend/failure';
export type { ApplicationModel, FooterItem, MenuItem, Page, PageKey, Popup, SocialAccount } from './types';

/** A tag of every answer, so that one tag can revalidate the whole site. */
const allContent = 'content';

/**
 * The application model in a language.
 *
 * @throws {BackendFailure} when the backend has no usable answer
 */
export const getApplicationModel = cache(async (language: Language): Promise<ApplicationModel> => {
  const raw = await readBackend('GetApplicationModel', {}, [allContent, 'application-model']);
  const model = normalizeApplicationModel(await withDemoMenu(raw), language, parseContext(language));
  if (!model) throw new BackendFailure('GetApplicationModel', 'not an application model');
  return model;
});

/**
 * A page in a language; null when the backend has no such page, or when it is hidden.
 *
 * @throws {BackendFailure} when the backend has no usable answer
 */
export const getPage = cache(async (pageKey: string, language: Language): Promise<Page | null> => {
  const raw = await readBackend('GetPageData', { pageKey }, [allContent, `page:${pageKey}`]);
  if (raw === null) return null;
  const page = normalizePage(raw, language, parseContext(language));
  if (!page) throw new BackendFailure('GetPageData', `not a page: ${pageKey}`);
  return page.isVisible ? page : null;
});

/** The pages of a category's answer that are shown in a language; null when it is not a list. */
export function shownPages(raw: unknown, language: Language): Page[] | null {
  if (!Array.isArray(raw)) return null;
  const context = parseContext(language);
  return raw
    .flatMap((entry) => normalizePage(entry, language, context) ?? [])
    .filter(({ isVisible, title }) => isVisible && title);
}

/** A category's list as the backend sends it; null when it has none. */
async function readCategory(category: Category): Promise<unknown> {
  const raw = await readBackend('GetCategoryPages', { category }, [allContent, `category:${category}`]);
  if (raw !== null && !isPageList(raw)) throw new BackendFailure('GetCategoryPages', `not a list: ${category}`);
  return raw;
}

/**
 * The visible pages of a category, in the backend's order; null when it has no such list, or when the call failed.
 * Nothing is shown in their place. After a failure, what shows them is marked as incomplete and soon made again.
 */
export const getCategoryPages = cache(async (category: Category, language: Language): Promise<Page[] | null> => {
  try {
    return shownPages(await readCategory(category), language);
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
    await markIncomplete();
    return null;
  }
});

/** The pages of a backend without GetPageKeys. When a category fails, its pages are missing until the next time. */
async function pageKeysOfMenuAndCategories(): Promise<PageKey[]> {
  const [models, lists] = await Promise.all([
    Promise.all(languages.map(getApplicationModel)),
    Promise.all(categories.map(({ key: category }) => getCategoryPages(category, defaultLanguage))),
  ]);
  return derivePageKeys(
    models.flatMap(({ menu }) => menu),
    lists.flatMap((pages) => pages ?? []),
  );
}

/**
 * Every public page, for the sitemap and for prerendering. For a backend without the call: the pages of its menu and
 * its categories.
 *
 * @throws {BackendFailure} when the backend has no usable answer
 */
export const getPageKeys = cache(async (): Promise<PageKey[]> => {
  const raw = await readBackend('GetPageKeys', {}, [allContent, 'page-keys']);
  if (raw === null) return pageKeysOfMenuAndCategories();
  const keys = normalizePageKeys(raw);
  if (!keys) throw new BackendFailure('GetPageKeys', 'not a list of pages');
  return keys;
});
