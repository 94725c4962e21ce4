import { env } from '../env';
import { processWide } from '../process-wide.mjs';
import type { ApplicationModel } from './types';

/** The key of the page whose post lists are the news: the model's, else that of `NEWS_PAGE_KEY`. */
export const newsPageOf = ({ newsPage }: Pick<ApplicationModel, 'newsPage'>): string => newsPage ?? env().newsPageKey;

const kept = processWide<{ key?: string }>('news-page', () => ({}));

/** The same as the backend has last named it, for what cannot wait for its answer. */
export const currentNewsPage = (): string => newsPageOf({ newsPage: kept.key });

export const setNewsPage = (key: string | undefined): void => void (kept.key = key);
