import { hasModelParts } from '../backend/envelope.mjs';
import { normalizeCategories } from '../categories/normalize-categories';
import { type Language, translator } from '../i18n/languages';
import { readLanguages } from '../i18n/read-languages';
import { isColor, isRecord, type ParseContext } from '../sections/parse-section';
import { isSafeLink } from '../sections/safe-link';
import { parseImage } from '../sections/parse-media';
import { foreignTexts, inLanguageOf } from './in-language';
import { normalizeBrand } from './normalize-brand';
import { inOffered } from './languages-of';
import { readNewsPage } from './read-news-page';
import { normalizePopup } from './normalize-popup';
import { otherKeysOf, type Raw, record, records, text } from './raw-fields';
import type { ApplicationModel, FooterItem, MenuColumn, MenuItem, SiteInfo, SocialAccount } from './types';

/** Menu items nest up to three levels. */
const maxMenuDepth = 3;

/** The keys that this site reads. All other keys are kept in `otherKeys`. */
const knownKeys = {
  model: [
    'menu',
    'footer',
    'socialAccounts',
    'siteInfo',
    'languages',
    'popup',
    'brand',
    'newsPage',
    'isDemo',
    'categories',
  ],
  menuItem: ['title', 'link', 'order', 'icon', 'img', 'dropdown', 'megamenu'],
  menuColumn: ['title', 'dropdown'],
  footerItem: ['title', 'text', 'order', 'submenu'],
  footerLink: ['title', 'link'],
  socialAccount: ['name', 'icon', 'link', 'color', 'socialback', 'position', 'order'],
  siteInfo: ['title', 'subTitle', 'phone', 'adress', 'copyright', 'email'],
};

/**
 * `menu`, `footer` and `socialAccounts` come as objects and become lists, sorted by `order`
 * (docs/contract.md#application-model).
 */
function toList(value: unknown): Raw[] {
  const entries = Array.isArray(value) ? value : Object.values(record(value));
  return sortByOrder(entries.filter(isRecord));
}

function sortByOrder(entries: Raw[]): Raw[] {
  const order = (entry: Raw) => (typeof entry.order === 'number' ? entry.order : 0);
  return [...entries].sort((a, b) => order(a) - order(b));
}

const normalizeSiteInfo = (info: Raw, language: Language): SiteInfo => ({
  title: text(info.title) || translator(language)('unnamedSite'),
  ...(text(info.title) === '' && { isUnnamed: true }),
  subTitle: text(info.subTitle),
  phone: text(info.phone),
  adress: text(info.adress),
  copyright: text(info.copyright),
  email: text(info.email),
  foreign: foreignTexts(info, ['title', 'subTitle', 'adress', 'copyright']),
  otherKeys: otherKeysOf(info, knownKeys.siteInfo),
});

/**
 * The application model in one language.
 *
 * @param sent whatever the backend sent
 * @returns undefined when it is not an application model
 */
export function normalizeApplicationModel(
  sent: unknown,
  language: Language,
  context: ParseContext,
): ApplicationModel | undefined {
  const raw = inLanguageOf(sent, language);
  if (!isRecord(raw)) return undefined;
  const siteInfo = record(raw.siteInfo);
  // One of these is enough to render the frame of a page. A site that is being set up has none of them yet.
  const hasAny = text(siteInfo.title) || toList(raw.menu).length > 0 || toList(raw.footer).length > 0;
  if (!hasAny && !hasModelParts(raw)) return undefined;
  const link = (value: unknown) => {
    const href = text(value);
    // Some hosts send `#` for an item that only opens a panel.
    return href !== '#' && isSafeLink(href) ? context.resolveLink(href) : undefined;
  };
  const menuItem = (item: Raw, depth: number): MenuItem => ({
    title: text(item.title),
    link: link(item.link),
    icon: text(item.icon) || undefined,
    img: item.img ? parseImage(item.img, context.resolveMedia) : undefined,
    dropdown: depth < maxMenuDepth ? menuItems(item.dropdown, depth + 1) : [],
    // Only items of the bar have columns; a panel has no room for them.
    megamenu: (depth === 1 ? records(item.megamenu) : []).map(menuColumn),
    foreign: foreignTexts(item, ['title']),
    otherKeys: otherKeysOf(item, knownKeys.menuItem),
  });
  const menuColumn = (column: Raw): MenuColumn => ({
    title: text(column.title),
    dropdown: menuItems(column.dropdown, 2),
    foreign: foreignTexts(column, ['title']),
    otherKeys: otherKeysOf(column, knownKeys.menuColumn),
  });
  const menuItems = (value: unknown, depth: number): MenuItem[] =>
    sortByOrder(records(value))
      .map((item) => menuItem(item, depth))
      .filter(({ title }) => title);

  const footerItem = (item: Raw): FooterItem => ({
    title: text(item.title),
    text: text(item.text),
    submenu: records(item.submenu)
      .map((entry) => ({
        title: text(entry.title),
        link: link(entry.link),
        foreign: foreignTexts(entry, ['title']),
        otherKeys: otherKeysOf(entry, knownKeys.footerLink),
      }))
      .filter(({ title }) => title),
    foreign: foreignTexts(item, ['title', 'text']),
    otherKeys: otherKeysOf(item, knownKeys.footerItem),
  });
  const socialAccount = (account: Raw): SocialAccount[] => {
    const href = link(account.link);
    const name = text(account.name);
    if (!href || !name) return [];
    const color = (value: unknown) => (isColor(text(value)) ? text(value) : undefined);
    return [
      {
        name,
        icon: text(account.icon),
        link: href,
        color: color(account.color),
        socialback: color(account.socialback),
        // Accounts are on the left unless they name the right.
        position: account.position === 'right' ? 'right' : 'left',
        otherKeys: otherKeysOf(account, knownKeys.socialAccount),
      },
    ];
  };

  const languages = readLanguages(raw.languages, context.warn);
  return {
    menu: toList(raw.menu)
      .map((item) => menuItem(item, 1))
      .filter(({ title }) => title),
    footer: toList(raw.footer)
      .map(footerItem)
      .filter(({ title, text, submenu }) => title || text || submenu.length > 0),
    socialAccounts: toList(raw.socialAccounts).flatMap(socialAccount),
    siteInfo: normalizeSiteInfo(siteInfo, language),
    languages,
    popup: normalizePopup(raw.popup, link, context),
    brand: normalizeBrand(raw.brand, context),
    newsPage: readNewsPage(raw.newsPage),
    ...(raw.isDemo === true && { isDemo: true }),
    categories: normalizeCategories(record(sent).categories, language, context).map((category) =>
      inOffered(category, { languages }),
    ),
    otherKeys: otherKeysOf(raw, knownKeys.model) ?? {},
  };
}
