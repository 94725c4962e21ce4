import { addressOf } from '../i18n/addresses';
import { type Language, translator } from '../i18n/languages';
import type { ApplicationModel } from '.';
import { menuPath } from './menu-path';

export interface Crumb {
  title: string;
  /** The address in the active language; absent for a menu item that leads nowhere. */
  link?: string;
}

/**
 * The way to a page, itself left out: the home page, then the menu items above it.
 *
 * @param path the page's bare path
 */
export function ancestorsOf(path: string, model: Pick<ApplicationModel, 'menu'>, language: Language): Crumb[] {
  const address = addressOf(path, language);
  const way = menuPath(model.menu, address).slice(0, -1);
  const home = { title: translator(language)('home'), link: addressOf('/', language) };
  // An ancestor that leads to the page itself, as a menu's parent often does, adds nothing.
  const above = way.filter(({ link }) => link !== home.link && link !== address);
  return [home, ...above.map(({ title, link }) => ({ title, link }))];
}
