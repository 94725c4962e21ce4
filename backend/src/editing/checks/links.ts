import { siteLanguages, type Language, type Localized } from '../../languages';
import type { StoredPage } from '../../wire/page';
import { inLanguage, rowsOf, textOf } from '../../wire/values';
import { listsOf } from '../sections/find-section';
import { leavesOf, variantsOf } from './leaves';

/** A link of a page, with its place. */
export interface PageLink {
  href: string;
  sectionId: string | null;
  field: string;
  language: Language | null;
}

/** Reads only up to the next tag: otherwise a text full of opening brackets would take quadratic time. */
const HREF = /<a\b[^<>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

export function hrefsIn(html: string): string[] {
  return [...html.matchAll(HREF)].map(([, double, single]) => (double ?? single ?? '').replaceAll('&amp;', '&'));
}

/** Every link that visitors of a page can follow: in fields, in texts and in lists of posts. */
export function linksOf(page: StoredPage): PageLink[] {
  const fields = leavesOf(page).flatMap((leaf): PageLink[] => {
    const { field, isHidden, sectionId, path } = leaf;
    if (isHidden || (field.kind !== 'link' && field.kind !== 'html')) return [];
    return variantsOf(leaf).flatMap(([language, value]) => {
      const text = textOf(value) ?? '';
      const hrefs = field.kind === 'html' ? hrefsIn(text) : text && path !== 'basePath' ? [text] : [];
      return hrefs.map((href) => ({ href, sectionId, field: path, language }));
    });
  });
  return [...fields, ...postsOf(page), ...linksInData(page)];
}

/** The posts of a list name pages by key, after the list's base path. */
function postsOf(page: StoredPage): PageLink[] {
  const sections = listsOf(page).flatMap((list) => rowsOf(page[list]));
  return sections
    .filter(({ blockType, isHidden }) => blockType === 'lastPosts' && isHidden !== true)
    .flatMap(({ sectionId, basePath, list }) =>
      rowsOf(list).flatMap(({ itemId }, index) => {
        const href = (textOf(basePath) ?? '/page/') + (textOf(itemId) ?? '');
        return textOf(itemId)
          ? [{ href, sectionId: String(sectionId), field: `list.${index}.id`, language: null }]
          : [];
      }),
    );
}

function linksInData({ dataKind, dataHtml }: StoredPage): PageLink[] {
  if (dataKind !== 'html') return [];
  return siteLanguages().flatMap((code) =>
    hrefsIn(inLanguage(dataHtml as Localized<string>, code) ?? '').map((href) => ({
      href,
      sectionId: null,
      field: 'data',
      language: code,
    })),
  );
}
