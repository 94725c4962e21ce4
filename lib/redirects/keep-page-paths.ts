import { readSiteEnv } from '../env/site-env.mjs';
import { processWide } from '../process-wide.mjs';
import { fetchList } from './fetch-list';
import { type PagePaths, pagePaths } from './plain-spelling';

/** A timer takes no more than 24 days. */
const longestPollSeconds = 86_400;

const kept = processWide<{ paths: PagePaths }>('page-paths', () => ({ paths: pagePaths([]) }));

/** The pages that the backend has last listed; until then, those that every site has. */
export const currentPagePaths = (): PagePaths => kept.paths;

const linkOf = (entry: unknown): string[] => {
  const { link } = (typeof entry === 'object' && entry !== null ? entry : {}) as { link?: unknown };
  return typeof link === 'string' ? [link] : [];
};

/** Fetches the list of pages. If the backend fails, the last list stays. */
export async function refreshPagePaths(): Promise<void> {
  const list = await fetchList('GetPageKeys');
  if (list) kept.paths = pagePaths(list.flatMap(linkOf));
}

/** Fetches the list of pages periodically while the server runs. */
export function keepPagePaths(): void {
  const seconds = Math.min(readSiteEnv(process.env).revalidateSeconds, longestPollSeconds);
  setInterval(() => void refreshPagePaths(), seconds * 1000).unref();
  void refreshPagePaths();
}
