import type { Section } from '../../components/sections/definitions';
import type { BrandChoice, OwnFont } from '../brand/brand';
import type { CarouselName } from '../routes/site-routes';
import type { Image } from '../sections/define-section';
import type { Language } from '../i18n/languages';

/** The extra block after a page's sections: sanitised HTML, or sections. */
export type ExtraBlock =
  { kind: 'html'; html: string; contentLanguage?: Language } | { kind: 'sections'; sections: Section[] };

/** A page in one language, ready to render. */
export interface Page {
  pageKey: string;
  /** The bare path, the same in every language. */
  link: string;
  title: string;
  /** The language of the title. A translated page may have only the Turkish one. */
  titleLanguage: Language;
  description: string;
  keywords: string;
  summary: string;
  isVisible: boolean;
  /** In ascending order. */
  sections: Section[];
  extraBlock: ExtraBlock | null;
  logoColor?: string;
  logoBgColor?: string;
  /** The categories that list it, by the backend's keys. */
  categories: string[];
  /** The addresses of pages of the same kind, when the menu has this page several times (`load-route.ts`). */
  kin?: string[];
  /** The language of the content: the default one when the page has no translation. */
  contentLanguage: Language;
  /** The languages the page exists in, the default one first. */
  languages: Language[];
  revision: string;
  updatedAt: string;
}

/** A part of the application model with texts that may lack a translation. */
export interface Foreign<Name extends string> {
  /** The language of each text that is not in the page's language. */
  foreign?: Partial<Record<Name, Language>>;
}

/** A part of the application model that may have further keys. */
export interface Extensible {
  /** The unchanged values of unknown keys; `otherValue` reads them. */
  otherKeys?: Readonly<Record<string, unknown>>;
}

export interface MenuItem extends Foreign<'title'>, Extensible {
  title: string;
  link?: string;
  icon?: string;
  img?: Image;
  dropdown: MenuItem[];
  megamenu: MenuColumn[];
}

export interface MenuColumn extends Foreign<'title'>, Extensible {
  title: string;
  dropdown: MenuItem[];
}

export interface FooterItem extends Foreign<'title' | 'text'>, Extensible {
  title: string;
  text: string;
  submenu: FooterLink[];
}

interface FooterLink extends Foreign<'title'>, Extensible {
  title: string;
  link?: string;
}

export interface SocialAccount extends Extensible {
  name: string;
  icon: string;
  link: string;
  color?: string;
  socialback?: string;
  /** The end of the row of accounts. */
  position: 'left' | 'right';
}

/** A list of pages, in one language (docs/contract.md#lists-and-categories). */
export interface Category {
  key: string;
  /** The address of its own page below `/reference/`, and its bare path; absent without a page. */
  link?: string;
  path?: string;
  /** The carousel that shows it. */
  carousel?: CarouselName;
  title: string;
  description: string;
  keywords: string;
  /** The header colour of its page. */
  color: string;
  logos: { img: Image; text: string }[];
  /** The languages its page exists in, the default one first. */
  languages: Language[];
  /** The language of its texts: the default one without a translation. */
  contentLanguage: Language;
}

/** A list with a page of its own. */
export type LinkedCategory = Category & Required<Pick<Category, 'link' | 'path'>>;

/** A notice in a modal window that opens by itself (docs/contract.md#application-model). */
export interface Popup extends Foreign<'title' | 'content' | 'linkTitle'> {
  /** A popup with a new id is also shown to visitors who have closed an earlier one. */
  id: string;
  title: string;
  /** Sanitised HTML. */
  content: string;
  link?: string;
  linkTitle: string;
  defaultOpen: boolean;
}

export interface SiteInfo extends Foreign<'title' | 'subTitle' | 'adress' | 'copyright'>, Extensible {
  /** The company's name, or a general word for a site where the backend sends none. */
  title: string;
  /** Set where the title is that general word. */
  isUnnamed?: true;
  subTitle: string;
  phone: string;
  adress: string;
  copyright: string;
  email: string;
}

/** The look of the site (docs/contract.md#brand). */
export interface Brand extends BrandChoice {
  /** A font for all text, instead of the pairing. */
  ownFont?: OwnFont;
  logo?: Image;
  /** Without one, `logo` stands on dark grounds too. */
  logoOnDark?: Image;
  icon?: Image;
}

/** The data of every page's frame, in one language. */
export interface ApplicationModel {
  menu: MenuItem[];
  footer: FooterItem[];
  socialAccounts: SocialAccount[];
  siteInfo: SiteInfo;
  languages: { code: Language; name: string }[];
  popup?: Popup;
  brand?: Brand;
  /** The key of the page whose post lists are the news; without it `NEWS_PAGE_KEY` names it. */
  newsPage?: string;
  /** Whether the content is the demo of this product, whose logo is a drawing. */
  isDemo?: boolean;
  /** In the backend's order. */
  categories: Category[];
  otherKeys: NonNullable<Extensible['otherKeys']>;
}

export interface PageKey {
  pageKey: string;
  link: string;
  updatedAt: string;
  languages: Language[];
}
