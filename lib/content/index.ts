import 'server-only';

import { cache } from 'react';

import { readBackend } from '../backend/client';
import { BackendFailure } from '../backend/failure';
import type { Language } from '../i18n/languages';
import { allContent } from './all-content';
import { normalizePage } from './normalize-page';
import { parseContext } from './parse-context';
import type { Page } from './types';

export { BackendFailure } from '../backend/failure';
export { getApplicationModel } from './application-model';
export { countCategoryParts, getCategoryPages, getCategoryPart, shownPages } from './category-pages';
export { countReadableParts, getPageKeyPart, getPageKeys } from './page-keys';
export type {
  ApplicationModel,
  Category,
  FooterItem,
  LinkedCategory,
  MenuItem,
  Page,
  PageKey,
  Popup,
  SocialAccount,
} from './types';

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
