import { readBackend, readBackendPart } from '../backend/client';
import { isPageList } from '../backend/envelope.mjs';
import { BackendFailure } from '../backend/failure';
import { categoryRows } from '../categories/category-rows';
import { barePath } from '../content/derive-page-keys';
import { listQuery } from '../content/lists';
import { withOwnCategories } from '../content/own-categories';
import { isRecord } from '../sections/parse-section';

/** Menus are two or three levels deep. */
const maxDepth = 20;

/** The parts of a list that are read: those of a thousand pages. */
const maxParts = 42;

/** Every link in a menu, in any language, wherever it is. */
function linksIn(value: unknown, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === 'link') return typeof part === 'string' ? [part] : [];
    if (name === 'linkOtherLangs' && isRecord(part))
      return Object.values(part).filter((link) => typeof link === 'string');
    return linksIn(part, depth + 1);
  });
}

async function linksOfList(category: string): Promise<string[]> {
  const entries: unknown[] = [];
  for (let part = 0; part < maxParts; part += 1) {
    const answer = await readBackendPart('GetCategoryPages', listQuery(category, part + 1), 'now', isPageList);
    if (!answer || !Array.isArray(answer.data)) break;
    entries.push(...(answer.data as unknown[]));
    if (answer.total === undefined || entries.length >= answer.total || answer.data.length === 0) break;
  }
  return entries.flatMap((page) =>
    isRecord(page) && page.isVisible === true && typeof page.link === 'string' ? [page.link] : [],
  );
}

/** The bare paths of the pages of a backend that does not list them. */
export interface UnlistedLinks {
  /** Those in its menu, as editors have typed them. */
  menu: readonly string[];
  /** Those of its lists, by category. */
  lists: ReadonlyMap<string, readonly string[]>;
}

/**
 * The bare paths of the pages of a backend without GetPageKeys (docs/contract.md#calls): those in its menu and its
 * lists. The sitemap has the same ones (`lib/content/page-keys.ts`), from Next's cache, which the server cannot read.
 *
 * @param former what was found the last time; it stays for lists that fail
 * @throws {BackendFailure} when the backend has no usable model
 */
export async function unlistedLinks(former?: UnlistedLinks): Promise<UnlistedLinks> {
  const model = withOwnCategories(await readBackend('GetApplicationModel', {}, 'now', isRecord));
  if (!isRecord(model)) return { menu: [], lists: new Map() };
  const menu = linksIn(model.menu)
    .filter((link) => link.startsWith('/') && !link.startsWith('//'))
    .map(barePath);
  const lists = new Map<string, readonly string[]>();
  for (const { key } of categoryRows(model.categories)) {
    try {
      lists.set(key, await linksOfList(key));
    } catch (error) {
      if (!(error instanceof BackendFailure)) throw error;
      lists.set(key, former?.lists.get(key) ?? []);
    }
  }
  return { menu, lists };
}
