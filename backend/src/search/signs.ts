import { defaultLanguage, siteLanguages, type Language } from '../languages';
import type { WirePage, WirePageCopy } from '../wire/page';
import { inLanguage, isRecord, rowsOf, textOf, type StoredValues } from '../wire/values';
import { sectionsOf } from './page-text';

/** Another place's name for a page: in the menu, the footer or a list of news. */
export interface Sign {
  link: string;
  language: Language;
  title: string;
  /** The headings above it. */
  above: string[];
  isNews: boolean;
}

type Texts = Parameters<typeof inLanguage<string>>[0];

function titleIn({ title, titleOtherLangs }: StoredValues, language: Language): string | undefined {
  return textOf(language === defaultLanguage ? title : inLanguage(titleOtherLangs as Texts, language));
}

/** The items of a menu or a footer and their children, in one language. */
function signsOfItems(items: unknown, language: Language, above: string[]): Sign[] {
  return rowsOf(items).flatMap((item) => {
    const title = titleIn(item, language);
    const link = textOf(item.link);
    const own = title && link?.startsWith('/') ? [{ link, language, title, above, isNews: false }] : [];
    const path = title ? [...above, title] : above;
    const below = [item.dropdown, item.megamenu, item.submenu];
    return [...own, ...below.flatMap((each) => signsOfItems(each, language, path))];
  });
}

const itemsOf = (keyed: unknown) => (isRecord(keyed) ? Object.values(keyed) : []);

/**
 * The names of the site's pages in menu and footer, in every language.
 *
 * @param model the application model on the wire
 */
export function signsOfFrame({ menu, footer }: StoredValues): Sign[] {
  return siteLanguages().flatMap((code) => [menu, footer].flatMap((items) => signsOfItems(itemsOf(items), code, [])));
}

function signsOfCopy(copy: WirePageCopy, language: Language): Sign[] {
  const lists = sectionsOf(copy).filter(({ type }) => type === 'lastPosts');
  return lists.flatMap(({ basePath, list }) =>
    rowsOf(list).flatMap(({ id, title, date }) => {
      const name = textOf(title);
      const link = `${textOf(basePath) ?? '/page/'}${textOf(id) ?? ''}`;
      return name ? [{ link, language, title: name, above: [], isNews: textOf(date) !== undefined }] : [];
    }),
  );
}

/** The names of pages in a page's lists of news. */
export function signsOfPage(page: WirePage): Sign[] {
  const translations = Object.entries(page.otherLangs) as [Language, WirePageCopy][];
  return [
    ...signsOfCopy(page, defaultLanguage),
    ...translations.flatMap(([language, copy]) => signsOfCopy(copy, language)),
  ];
}
