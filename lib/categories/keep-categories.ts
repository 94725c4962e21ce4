import { readBackend } from '../backend/client';
import { BackendFailure } from '../backend/failure';
import { setNewsPage } from '../content/news-page';
import { readNewsPage } from '../content/read-news-page';
import { ownCategories, withOwnCategories } from '../content/own-categories';
import { readSiteEnv } from '../env/site-env.mjs';
import { remakePagePaths } from '../redirects/keep-page-paths';
import { refreshInTurn } from '../refresh-in-turn';
import { isRecord } from '../sections/parse-section';
import { categoryRows } from './category-rows';
import { setCategories } from './current-categories';

/** After how many milliseconds a failed fetch is repeated. */
const retryMs = 5_000;

/** A timer takes no more than 24 days. */
const longestPollSeconds = 86_400;

async function fetchCategories(): Promise<boolean> {
  try {
    const model = withOwnCategories(await readBackend('GetApplicationModel', {}, 'now', isRecord));
    setCategories(categoryRows(isRecord(model) ? model.categories : undefined));
    setNewsPage(readNewsPage(isRecord(model) ? model.newsPage : undefined));
    remakePagePaths();
    return true;
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
    return false;
  }
}

/**
 * Fetches the lists and which page has the news, past Next's cache. If the backend fails, the last ones stay, and it is
 * tried again.
 */
export const { refresh: refreshCategories, isSettled: areCategoriesSettled } = refreshInTurn(
  'categories',
  fetchCategories,
  retryMs,
);

/** Fetches the lists periodically while the server runs, for a backend that sends no webhook. */
export function keepCategories(): void {
  // A file that cannot be read ends the start, and not a visitor's request.
  ownCategories();
  const seconds = Math.min(readSiteEnv(process.env).revalidateSeconds, longestPollSeconds);
  setInterval(() => void refreshCategories(), seconds * 1000).unref();
  void refreshCategories();
}
