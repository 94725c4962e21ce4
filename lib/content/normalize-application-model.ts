import { defaultLanguage, isLanguage, type Language } from '../i18n/languages';
import { isColor, isRecord, type ParseContext } from '../sections/parse-section';
import { isSafeLink } from '../sections/safe-link';
import { parseImage } from '../sections/parse-media';
import type { ApplicationModel, FooterItem, MenuItem, Popup, SocialAccount } from './types';

type Raw = Record<string, unknown>;

/** SPEC.md §2: menu items nest up to three levels. */
const maxMenuDepth = 3;

/** SPEC.md §2: what stands for {product}, where the backend does not name the site. */
const product = 'Kemerkaya';

/** Of a popup's id: it is a cookie's name, and browsers keep no cookie whose name is without measure. */
const maxIdLength = 100;

const record = (value: unknown): Raw => (isRecord(value) ? value : {});
const records = (value: unknown): Raw[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A field in the active language: its `OtherLangs` twin where that has it (SPEC.md §3). */
function localized(raw: Raw, name: string, language: Language): string {
  const twin = language === defaultLanguage ? undefined : record(raw[`${name}OtherLangs`])[language];
  return text(twin) || text(raw[name]);
}

/** `menu`, `footer` and `socialAccounts` come as objects and become lists, sorted by `order` (CONTRACT.md). */
function toList(value: unknown): Raw[] {
  const entries = Array.isArray(value) ? value : Object.values(record(value));
  return sortByOrder(entries.filter(isRecord));
}

function sortByOrder(entries: Raw[]): Raw[] {
  const order = (entry: Raw) => (typeof entry.order === 'number' ? entry.order : 0);
  return [...entries].sort((a, b) => order(a) - order(b));
}

/**
 * The application model in one language.
 *
 * @param raw whatever the backend sent
 * @returns the model, or undefined where it is none
 */
export function normalizeApplicationModel(
  raw: unknown,
  language: Language,
  context: ParseContext,
): ApplicationModel | undefined {
  if (!isRecord(raw)) return undefined;
  const siteInfo = record(raw.siteInfo);
  // Any part of it is enough for a page to be framed with; of an answer without one nothing is known.
  if (!text(siteInfo.title) && toList(raw.menu).length === 0 && toList(raw.footer).length === 0) return undefined;
  const field = (name: string) => localized(siteInfo, name, language);

  const link = (value: unknown) => {
    const href = text(value);
    return isSafeLink(href) ? context.resolveLink(href) : undefined;
  };
  const menuItem = (item: Raw, depth: number): MenuItem => ({
    title: localized(item, 'title', language),
    link: link(item.link),
    icon: text(item.icon) || undefined,
    img: item.img ? parseImage(item.img, context.resolveMedia) : undefined,
    dropdown: depth < maxMenuDepth ? menuItems(item.dropdown, depth + 1) : [],
    // Columns are the bar's alone; within one of its panels there is no room for them.
    megamenu: (depth === 1 ? records(item.megamenu) : []).map((column) => ({
      title: localized(column, 'title', language),
      dropdown: menuItems(column.dropdown, depth + 1),
    })),
  });
  const menuItems = (value: unknown, depth: number): MenuItem[] =>
    sortByOrder(records(value))
      .map((item) => menuItem(item, depth))
      .filter(({ title }) => title);

  const footerItem = (item: Raw): FooterItem => ({
    title: localized(item, 'title', language),
    text: localized(item, 'text', language),
    submenu: records(item.submenu)
      .map((entry) => ({ title: localized(entry, 'title', language), link: link(entry.link) }))
      .filter(({ title }) => title),
  });
  const socialAccount = (account: Raw): SocialAccount[] => {
    const href = link(account.link);
    const name = localized(account, 'name', language);
    if (!href || !name) return [];
    const color = (value: unknown) => (isColor(text(value)) ? text(value) : undefined);
    return [
      {
        name,
        icon: text(account.icon),
        link: href,
        color: color(account.color),
        socialback: color(account.socialback),
        // The accounts of the theme with both ends come with one; all others stand at the beginning.
        position: account.position === 'right' ? 'right' : 'left',
      },
    ];
  };

  /** A popup without an id could never be remembered as seen, and one without words has nothing to show. */
  const popup = (value: unknown): Popup | undefined => {
    const notice = record(value);
    const id = text(notice.id) || (typeof notice.id === 'number' ? String(notice.id) : '');
    const title = localized(notice, 'title', language);
    if (!id || !title || id.length > maxIdLength) {
      if (notice.id || notice.title) context.warn('popup: expected an id of at most 100 characters and a title');
      return undefined;
    }
    return {
      id,
      title,
      content: context.sanitizeHtml(localized(notice, 'content', language)),
      link: link(localized(notice, 'link', language)),
      linkTitle: localized(notice, 'linkTitle', language),
      defaultOpen: notice.defaultOpen === true,
    };
  };

  return {
    menu: toList(raw.menu)
      .map((item) => menuItem(item, 1))
      .filter(({ title }) => title),
    footer: toList(raw.footer)
      .map(footerItem)
      .filter(({ title, text, submenu }) => title || text || submenu.length > 0),
    socialAccounts: toList(raw.socialAccounts).flatMap(socialAccount),
    siteInfo: {
      title: field('title') || product,
      subTitle: field('subTitle'),
      phone: field('phone'),
      adress: field('adress'),
      copyright: field('copyright'),
      email: field('email'),
    },
    languages: records(raw.languages).flatMap(({ code, name }) =>
      isLanguage(text(code)) ? [{ code: text(code) as Language, name: text(name) || text(code) }] : [],
    ),
    popup: popup(raw.popup),
  };
}
