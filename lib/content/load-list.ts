import 'server-only';

import { cache } from 'react';

import type { Language } from '../i18n/languages';
import { categoryAt, pathOfCategory, pathOfListPage } from '../routes/category-address';
import {
  BackendFailure,
  type Category,
  countCategoryParts,
  getCategoryPages,
  getCategoryPart,
  type LinkedCategory,
  type Page,
} from '.';
import { type AbsentRoute, loadFrame } from './load-route';

/** A page of a category's list. */
export interface List {
  category: LinkedCategory;
  /** From 1. */
  number: number;
  /** How many pages the list has. */
  count: number;
  /** The bare path of this page. */
  path: string;
  /** Those on it; null when they could not be fetched. */
  pages: Page[] | null;
}

const isLinked = (category: Category): category is LinkedCategory => category.path !== undefined;

interface Loaded {
  /** Without a list: what is shown in its place. */
  route: AbsentRoute;
  list?: List;
}

/**
 * Loads what an address below `/reference/` shows. The first page of a list is shown without its projects while they
 * cannot be fetched. Of a further page nothing would be left, and whether it exists is unknown: it fails.
 *
 * @param link the address of the category
 * @param number of the list's page, from 1; undefined for an address without one
 */
export const loadList = cache(async (language: Language, link: string, number: number | undefined): Promise<Loaded> => {
  const route = await loadFrame(language);
  const category = categoryAt(pathOfCategory(link), (route.model?.categories ?? []).filter(isLinked));
  if (!category || number === undefined || !route.model) return { route };
  const path = pathOfListPage(link, number);
  if (number === 1) {
    const pages = await getCategoryPages(category.key, language);
    return { route, list: { category, number, path, pages, count: await countCategoryParts(category.key, language) } };
  }
  try {
    const part = await getCategoryPart(category.key, language, number);
    return part ? { route, list: { category, number, path, ...part } } : { route };
  } catch (failure) {
    if (!(failure instanceof BackendFailure)) throw failure;
    return { route: { kind: 'failed', model: route.model, failure } };
  }
});
