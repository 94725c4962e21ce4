import { addressOf } from '../i18n/addresses';
import { type Language, translator } from '../i18n/languages';
import { categoryAt, categoryPaths } from '../routes/category-address';
import type { ApplicationModel, Page } from '.';
import { menuPath } from './menu-path';
import { isSamePage } from './same-page';
import type { Foreign } from './types';

export interface Crumb extends Foreign<'title'> {
  title: string;
  /** The address in the active language; absent when the step is not a link. */
  link?: string;
}

/** The fields of a page that decide where it belongs. */
export type Belonging = Pick<Page, 'title'> & Partial<Pick<Page, 'categories' | 'kin'>>;

/** The parts of the application model that decide the way to a page. */
export type Frame = Pick<ApplicationModel, 'menu' | 'categories'>;

/** The addresses of all reference categories, which are pages of one kind. */
const categoryAddresses = ({ categories }: Frame, language: Language) =>
  categoryPaths(categories).map((path) => addressOf(path, language));

/** The breadcrumb of a project leads through its category, whether or not the menu has it. */
function ancestorsByCategory(page: Belonging | undefined, frame: Frame, language: Language) {
  const category = frame.categories.find(({ key, path }) => path && page?.categories?.includes(key));
  if (!category?.path) return undefined;
  const { title, contentLanguage, path } = category;
  const link = addressOf(path, language);
  const way: Crumb[] = menuPath(frame.menu, link, categoryAddresses(frame, language));
  const foreign = contentLanguage === language ? undefined : { title: contentLanguage };
  return way.length > 0 ? way : [{ title, link, ...(foreign && { foreign }) }];
}

/**
 * The breadcrumb of a page, without the page: the home page, then the page's own category, else the menu items above
 * the page (`menuPath`).
 *
 * @param path the page's bare path
 * @param page absent for a page of the site's own, such as the search
 */
export function ancestorsOf(path: string, frame: Frame, language: Language, page?: Belonging): Crumb[] {
  const address = addressOf(path, language);
  const isCategory = categoryAt(path, frame.categories) !== undefined;
  const kin = isCategory ? categoryAddresses(frame, language) : page?.kin;
  const way = ancestorsByCategory(page, frame, language) ?? menuPath(frame.menu, address, kin).slice(0, -1);
  const home = { title: translator(language)('home'), link: addressOf('/', language) };
  const above = way.filter(
    ({ link, title }) => !isSamePage(link, home.link) && !(isSamePage(link, address) && title === page?.title),
  );
  // A menu item often links to the first page below it. Each address is a link once, at the step that names it.
  const isRepeated = (link: string | undefined, index: number) =>
    isSamePage(link, address) || above.slice(index + 1).some((later) => isSamePage(later.link, link));
  return [
    home,
    ...above.map(({ title, link, foreign }, index) => ({
      title,
      ...(!isRepeated(link, index) && { link }),
      ...(foreign && { foreign }),
    })),
  ];
}
