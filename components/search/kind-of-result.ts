import type { ApplicationModel } from '@/lib/content';
import { menuPath } from '@/lib/content/menu-path';
import { isSamePage } from '@/lib/content/same-page';
import type { SearchResult } from '@/lib/content/search-pages';
import { type Language, type MessageKey, translator } from '@/lib/i18n/languages';
import type { PageKind } from '@/lib/routes/page-kinds';

const names: Record<PageKind, MessageKey> = {
  home: 'home',
  service: 'searchKindService',
  project: 'searchKindProject',
  news: 'searchKindNews',
  category: 'searchKindCategory',
};

/** The kind of a result: the backend's, or else its place in the menu or the footer, or else "page". */
export function kindOfResult(
  { kind, address, title }: SearchResult,
  { menu, footer }: Pick<ApplicationModel, 'menu' | 'footer'>,
  language: Language,
): string {
  const t = translator(language);
  if (kind) return t(names[kind]);
  const column = footer.find(({ submenu }) => submenu.some(({ link }) => isSamePage(link, address)));
  const headings = [menuPath(menu, address)[0]?.title, column?.title];
  return headings.find((heading) => heading && heading !== title.text) ?? t('searchKindPage');
}
