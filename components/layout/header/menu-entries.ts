import type { ReactNode } from 'react';

import type { MenuItem } from '@/lib/content';
import { menuPaths } from '@/lib/content/menu-path';
import { isSamePage } from '@/lib/content/same-page';
import type { Language } from '@/lib/i18n/languages';
import type { Image } from '@/lib/sections/define-section';

/** A menu item for the browser: only what it shows, since every page contains all of them. */
export interface MenuEntry {
  title: string;
  /** The language of its title, if it is not the page's. */
  lang?: Language;
  link?: string;
  /** Whether it is the current page, or one of its ancestors. */
  current?: 'page' | 'ancestor';
  /** The name of its icon in the icon sheet. */
  icon?: string;
  items?: MenuEntry[];
  columns?: MenuColumn[];
  picture?: ReactNode;
}

export interface MenuColumn {
  title?: string;
  lang?: Language;
  items: MenuEntry[];
}

interface Options {
  /** The current address; null if it is not a page's. */
  address: string | null;
  /** The known icons. */
  icons: readonly string[];
  picture: (image: Image) => ReactNode;
}

/** Removes undefined values, since they would be part of the serialised data. */
function withoutEmpty<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value;
}

/** Converts the application model's menu for one page. */
export function menuEntries(menu: readonly MenuItem[], { address, icons, picture }: Options): MenuEntry[] {
  // A menu may have a page several times: all of them are marked, with their ancestors.
  const marked = new Set(address === null ? [] : menuPaths(menu, address).flat());
  const current = (item: MenuItem): MenuEntry['current'] => {
    if (address !== null && isSamePage(item.link, address)) return 'page';
    return marked.has(item) ? 'ancestor' : undefined;
  };
  const entry = (item: MenuItem): MenuEntry => {
    const { title, link, icon, dropdown, megamenu, img, foreign } = item;
    const isMega = megamenu.some((one) => one.title !== '' || one.dropdown.length > 0);
    return withoutEmpty({
      title,
      lang: foreign?.title,
      link,
      current: current(item),
      icon: icon && icons.includes(icon) ? icon : undefined,
      // An item has one panel.
      items: !isMega && dropdown.length > 0 ? dropdown.map(entry) : undefined,
      columns: isMega ? megamenu.map(column) : undefined,
      picture: isMega && img ? picture(img) : undefined,
    });
  };
  const column = ({ title, dropdown, foreign }: MenuItem['megamenu'][number]): MenuColumn =>
    withoutEmpty({ title: title || undefined, lang: foreign?.title, items: dropdown.map(entry) });
  return menu.map(entry);
}
