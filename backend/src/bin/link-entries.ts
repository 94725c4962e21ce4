import type { LinksToPage } from './links-to-page';
import { binText } from './texts';

/** What leads to a page, a line each; the last one says whether there is more. */
export const linkEntries = (
  { menus, pages, redirects, hasMore }: LinksToPage,
  language: string | undefined,
): string[] => [
  ...menus.map(({ global, entries }) => `${binText(language, global)}: ${entries.join(', ')}`),
  ...pages.map(({ title, link }) => `${title} (${link})`),
  ...redirects.map((from) => `${binText(language, 'redirect')}: ${from}`),
  ...(hasMore ? [binText(language, 'linksMore')] : []),
];
