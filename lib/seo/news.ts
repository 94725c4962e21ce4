import 'server-only';

import { cache } from 'react';

import { BackendFailure, getApplicationModel, getPage } from '../content';
import { markIncomplete } from '../content/mark-incomplete';
import { newsPageOf } from '../content/news-page';
import { isSamePage } from '../content/same-page';
import { addressOf } from '../i18n/addresses';
import { splitLanguage } from '../redirects/own-path';
import type { Language } from '../i18n/languages';
import { keyInPath } from '../routes/page-address';
import type { Image } from '../sections/define-section';
import { postAddress } from '../sections/post-address';
import { inParallel } from '../webhook/in-parallel';

export interface NewsItem {
  title: string;
  /** The address in the active language. */
  link: string;
  /** `YYYY-MM-DD`. */
  date: string;
  img?: Image;
  topics: string[];
}

const dated = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The news, newest first: the dated items in the post lists of the news page. A backend without that
 * page has no news.
 *
 * @throws {BackendFailure} when the backend has no usable answer
 */
export const getNews = cache(async (language: Language): Promise<NewsItem[]> => {
  const page = await getPage(newsPageOf(await getApplicationModel(language)), language);
  const items = (page?.sections ?? []).flatMap((section) =>
    section.type === 'lastPosts'
      ? section.list.map(({ id, title, date = '', img, category }) => ({
          title,
          link: postAddress(section.basePath, id),
          date,
          img,
          topics: category,
        }))
      : [],
  );
  return items
    .filter(({ date, link }) => dated.test(date) && link.startsWith('/'))
    .sort((a, b) => b.date.localeCompare(a.date));
});

/**
 * A news item with what its page says; without a description when the item links elsewhere, or its page failed. A page
 * without a translation is named in its own language, at the address that search engines know.
 */
async function describe(item: NewsItem, language: Language): Promise<DescribedNews> {
  const bare = splitLanguage(item.link)?.bare ?? item.link;
  const key = keyInPath(bare);
  try {
    const page = key === undefined ? null : await getPage(decodeURIComponent(key), language);
    if (!page) return { ...item, description: '' };
    const { contentLanguage, title, summary = '' } = page;
    if (contentLanguage === language) return { ...item, description: summary };
    return { ...item, title, link: addressOf(bare, contentLanguage), description: summary };
  } catch (error) {
    if (!(error instanceof URIError)) {
      if (!(error instanceof BackendFailure)) throw error;
      await markIncomplete();
    }
    return { ...item, description: '' };
  }
}

export interface DescribedNews extends NewsItem {
  description: string;
}

/** The limit of feeds and summaries: older items are not news. */
const describedNews = 50;

/** The number of pages requested at a time. */
const parallelCalls = 4;

/**
 * The latest news with the content of their pages.
 *
 * @throws {BackendFailure} when the list has no usable answer
 */
export async function getDescribedNews(language: Language): Promise<DescribedNews[]> {
  const news = (await getNews(language)).slice(0, describedNews);
  return inParallel(news, parallelCalls, (item) => describe(item, language));
}

/** The news item at an address, if there is one. If the list fails, the page is shown, as incomplete. */
export async function newsItemAt(address: string, language: Language): Promise<NewsItem | undefined> {
  try {
    return (await getNews(language)).find(({ link }) => isSamePage(link, address));
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
    await markIncomplete();
    return undefined;
  }
}
