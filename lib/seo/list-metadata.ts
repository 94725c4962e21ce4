import 'server-only';

import type { Metadata } from 'next';

import type { ApplicationModel, Page } from '../content';
import { env } from '../env';
import { addressOf } from '../i18n/addresses';
import { type Language, translator } from '../i18n/languages';
import { pathOfListPage } from '../routes/category-address';
import { alternatesOf } from './metadata';
import { pageUrl } from './page-url';

interface ListPage {
  /** The address of the category. */
  link: string;
  /** From 1. */
  number: number;
  /** How many pages the list has. */
  count: number;
  page: Pick<Page, 'title' | 'languages' | 'contentLanguage'>;
  model: Pick<ApplicationModel, 'siteInfo'>;
}

/**
 * The head of a page of a list: it names the pages before and after it, and a further one has an address and a title of
 * its own. Search engines may list each (docs/decisions/0074).
 *
 * @param head that of the list's first page
 */
export function listMetadata(head: Metadata, list: ListPage, language: Language): Metadata {
  const { link, number, count, page, model } = list;
  const { siteUrl } = env();
  const addressAt = (other: number) => siteUrl + addressOf(pathOfListPage(link, other), language);
  const pagination = {
    ...(number > 1 && { previous: addressAt(number - 1) }),
    ...(number < count && { next: addressAt(number + 1) }),
  };
  if (number === 1) return count > 1 ? { ...head, pagination } : head;
  const path = pathOfListPage(link, number);
  // As on the first page: without a translation, the address of the language that it is in (docs/decisions/0022).
  const canonical = pageUrl(siteUrl, path, page.contentLanguage);
  const name = translator(language)('listPage', { page: String(number) });
  const title = `${page.title}, ${name} - ${model.siteInfo.title}`;
  return {
    ...head,
    title,
    pagination,
    alternates: { ...head.alternates, canonical, languages: alternatesOf(page, siteUrl, path) },
    openGraph: { ...head.openGraph, title, url: canonical },
  };
}
