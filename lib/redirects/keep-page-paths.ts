import { BackendFailure } from '../backend/failure';
import { readKeyParts } from '../backend/key-parts';
import { readSiteEnv } from '../env/site-env.mjs';
import { processWide } from '../process-wide.mjs';
import { refreshInTurn } from '../refresh-in-turn';
import { type PagePaths, pagePaths } from './plain-spelling';
import { type UnlistedLinks, unlistedLinks } from './unlisted-links';

/** After how many milliseconds a failed fetch is repeated. */
const retryMs = 5_000;

/** A timer takes no more than 24 days. */
const longestPollSeconds = 86_400;

interface Kept {
  paths: PagePaths;
  /** What they were made from, if the backend lists its pages. */
  links: readonly string[];
  /** What they were made from, if it does not. */
  unlisted?: UnlistedLinks;
}

const kept = processWide<Kept>('page-paths', () => ({ paths: pagePaths([]), links: [] }));

/** The pages that the backend has last listed, or those of its menu and lists; until then, those that every site has. */
export const currentPagePaths = (): PagePaths => kept.paths;

const linkOf = (entry: unknown): string[] => {
  const { link } = (typeof entry === 'object' && entry !== null ? entry : {}) as { link?: unknown };
  return typeof link === 'string' ? [link] : [];
};

/** Call it when the lists of pages have changed. */
export function remakePagePaths(): void {
  const { links, unlisted } = kept;
  kept.paths = unlisted ? pagePaths([...unlisted.lists.values()].flat(), unlisted.menu) : pagePaths(links);
}

async function fetchPaths(): Promise<boolean> {
  const links: string[] = [];
  let isListed = false;
  try {
    for await (const { entries } of readKeyParts('now')) {
      isListed = true;
      links.push(...entries.flatMap(linkOf));
    }
    if (isListed) Object.assign(kept, { links, unlisted: undefined });
    else kept.unlisted = await unlistedLinks(kept.unlisted);
    remakePagePaths();
    return true;
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
    return false;
  }
}

/**
 * Fetches the list of pages, or, from a backend without one, the pages of its menu and its lists. If the backend fails,
 * the last list stays. Of several calls during one fetch, which takes several requests, all wait for the one that follows
 * it.
 */
export const { refresh: refreshPagePaths } = refreshInTurn('page-paths', fetchPaths, retryMs);

/** Fetches the list of pages periodically while the server runs. */
export function keepPagePaths(): void {
  const seconds = Math.min(readSiteEnv(process.env).revalidateSeconds, longestPollSeconds);
  setInterval(() => void refreshPagePaths(), seconds * 1000).unref();
  void refreshPagePaths();
}
