import type { StoredCategory } from '../categories/stored';
import { categoryToWire } from '../categories/to-wire';
import { defaultLanguage } from '../languages';
import { brandToWire } from './brand';
import type { MediaById, MediaId } from './context';
import { imageToWire } from './image';
import { withOwnKeys } from './own-keys';
import { twins } from './twins';
import { rowsOf, textOf, withoutAbsent, type StoredValues } from './values';

/** The globals and lists that make up the application model, each read with `locale: 'all'` and `depth: 0`. */
export interface StoredApplicationModel {
  navigation: StoredValues;
  footer: StoredValues;
  social: StoredValues;
  siteInfo: StoredValues;
  popup: StoredValues;
  brand?: StoredValues;
  /** Whether the content is that of the demo. */
  isDemo?: boolean;
  categories?: readonly StoredCategory[];
}

type Wire = Record<string, unknown>;

/** Maps the globals to the application model of the contract (docs/contract.md#application-model). */
export function applicationModelToWire(stored: StoredApplicationModel, media: MediaById): Wire {
  return withoutAbsent({
    ...frameToWire(stored.navigation, stored.footer, media),
    socialAccounts: keyed(stored.social.accounts, socialAccount),
    siteInfo: siteInfo(stored.siteInfo),
    languages: rowsOf(stored.siteInfo.languages).map(({ code, name }) => ({ code, name })),
    popup: popup(stored.popup),
    newsPage: textOf(stored.siteInfo.newsPage),
    brand: stored.brand && brandToWire(stored.brand, media),
    isDemo: stored.isDemo || undefined,
    categories: stored.categories?.map((category) => categoryToWire(category, media)),
  });
}

/** Menu and footer only. */
export function frameToWire(navigation: StoredValues, footer: StoredValues, media: MediaById = new Map()): Wire {
  return {
    menu: keyed(navigation.menu, (item, index) => menuItem(item, index, media)),
    footer: keyed(footer.items, footerItem),
  };
}

export function mediaIdsOfMenu(navigation: StoredValues): MediaId[] {
  const idsIn = (item: StoredValues): MediaId[] => {
    const below = [...dropdownOf(item), ...rowsOf(item.megamenu)].flatMap(idsIn);
    return typeof item.img === 'number' || typeof item.img === 'string' ? [item.img, ...below] : below;
  };
  return [...new Set(rowsOf(navigation.menu).flatMap(idsIn))];
}

/** Lists become objects by their items' keys on the wire; `order` keeps their order. */
function keyed(rows: unknown, map: (row: StoredValues, index: number) => Wire): Wire {
  return Object.fromEntries(withOwnKeys(rows).map((row, index) => [String(row.key), map(row, index)]));
}

/** The children of an item. The third level stores them under another name (`globals/navigation.ts`). */
function dropdownOf({ dropdown, subDropdown }: StoredValues): StoredValues[] {
  return rowsOf(dropdown ?? subDropdown);
}

function menuItem(item: StoredValues, index: number, media: MediaById): Wire {
  const dropdown = dropdownOf(item).map((row, position) => menuItem(row, position, media));
  const megamenu = rowsOf(item.megamenu).map((column) => ({
    ...twins('title', column.title),
    dropdown: dropdownOf(column).map((row, position) => menuItem(row, position, media)),
  }));
  return withoutAbsent({
    ...twins('title', item.title),
    link: textOf(item.link),
    order: index + 1,
    icon: textOf(item.icon),
    img: imageToWire(item.img, { language: defaultLanguage, media }),
    dropdown: dropdown.length > 0 ? dropdown : undefined,
    megamenu: megamenu.length > 0 ? megamenu : undefined,
  });
}

function footerItem(item: StoredValues, index: number): Wire {
  return {
    ...twins('title', item.title),
    text: '',
    ...twins('text', item.text),
    order: index + 1,
    submenu: rowsOf(item.submenu).map((row) => withoutAbsent({ ...twins('title', row.title), link: textOf(row.link) })),
  };
}

function socialAccount(account: StoredValues, index: number): Wire {
  const { name, icon, link, color, socialback, position } = account;
  const texts = { name, icon, link, color, socialback, position };
  const present = Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, textOf(value)]));
  return withoutAbsent({ ...present, order: index + 1 });
}

function siteInfo(info: StoredValues): Wire {
  return withoutAbsent({
    ...twins('title', info.title),
    ...twins('subTitle', info.subTitle),
    phone: textOf(info.phone),
    ...twins('adress', info.adress),
    ...twins('copyright', info.copyright),
    email: textOf(info.email),
  });
}

function popup(stored: StoredValues): Wire | undefined {
  const id = textOf(stored.popupId);
  if (!id) return undefined;
  return withoutAbsent({
    id,
    ...twins('title', stored.title),
    ...twins('content', stored.content),
    link: textOf(stored.link),
    ...twins('linkTitle', stored.linkTitle),
    defaultOpen: stored.defaultOpen === true,
  });
}
