import { defaultLanguage, type Language } from '../languages';
import { isRecord, rowsOf, type StoredValues } from '../wire/values';
import type { SeedApplicationModel } from './content';
import { requireMedia, type FindMedia } from './section-to-stored';

type Values = Record<string, unknown>;

/** The globals of the application model in one language, under their slugs. */
export function applicationModelToStored(model: SeedApplicationModel, language: Language, findMedia: FindMedia) {
  const textsIn = (item: StoredValues, names: readonly string[]) => inLanguage(item, names, language);
  return {
    navigation: { menu: listOf(model.menu).map(([key, item]) => ({ key, ...menuItem(item, language, findMedia) })) },
    footer: {
      items: listOf(model.footer).map(([key, item]) => ({
        key,
        ...textsIn(item, ['title', 'text']),
        submenu: rowsOf(item.submenu).map((row) => ({ ...textsIn(row, ['title']), link: row.link })),
      })),
    },
    social: {
      accounts: listOf(model.socialAccounts).map(([key, { order: _order, ...account }]) => ({ key, ...account })),
    },
    'site-info': {
      ...textsIn(model.siteInfo, ['title', 'subTitle', 'adress', 'copyright']),
      phone: model.siteInfo.phone,
      email: model.siteInfo.email,
      languages: model.languages,
    },
    popup: model.popup && {
      ...textsIn(model.popup, ['title', 'content', 'linkTitle']),
      popupId: model.popup.id,
      link: model.popup.link,
      defaultOpen: model.popup.defaultOpen,
    },
  };
}

/** The wire's objects as lists, by their `order`. */
function listOf(items: Record<string, Values>): [string, Values][] {
  return Object.entries(items).sort(([, a], [, b]) => Number(a.order) - Number(b.order));
}

function menuItem(item: StoredValues, language: Language, findMedia: FindMedia): Values {
  return {
    ...menuLink(item, language),
    img: isRecord(item.img) ? requireMedia(item.img.src, findMedia) : undefined,
    dropdown: rowsOf(item.dropdown).map((row) => ({
      ...menuLink(row, language),
      subDropdown: rowsOf(row.dropdown).map((leaf) => menuLink(leaf, language)),
    })),
    megamenu: rowsOf(item.megamenu).map((column) => ({
      ...inLanguage(column, ['title'], language),
      dropdown: rowsOf(column.dropdown).map((row) => menuLink(row, language)),
    })),
  };
}

function menuLink(item: StoredValues, language: Language): Values {
  return { ...inLanguage(item, ['title'], language), link: item.link, icon: item.icon };
}

/** The named values in Turkish, or from their `…OtherLangs` twins. */
export function inLanguage(item: StoredValues, names: readonly string[], language: Language): Values {
  const pairs = names.map((name) => {
    if (language === defaultLanguage) return [name, item[name]] as const;
    const twins = item[`${name}OtherLangs`];
    return [name, isRecord(twins) ? twins[language] : undefined] as const;
  });
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}
