import type { SearchAnswer } from '@/lib/content/search-pages';
import type { Translate } from '@/lib/i18n/languages';
import { lastPageOf, type SearchRequest } from '@/lib/search/search-request';

/** Which page of results this is, from the second page on: what a screen reader says when a page is turned. */
export function pagesOf({ page }: SearchRequest, answer: SearchAnswer | null, t: Translate): string[] {
  if (page < 2 || answer?.kind !== 'found' || answer.total === 0) return [];
  return [t('searchPage', { page: String(page), pages: String(lastPageOf(answer.total)) })];
}
