import type { SectionType } from '../../components/sections/definitions';
import type { PageKind } from './page-kinds';

/*
 * Every kind of address that the site has, described once. Pure data, which the site, the browser and the backend
 * read. Paths are bare: without the prefix of a language. What follows from a row: docs/adding-a-page.md.
 */

/**
 * The two carousels, in their order. The content says which list is in each (docs/contract.md#lists-and-categories).
 */
export const carousels = ['technologies', 'references'] as const;

export type CarouselName = (typeof carousels)[number];

/** A page of the content at an address of its own. It is edited at `/edit/…` like any other page. */
export interface OwnPage {
  path: `/${string}`;
  /** The lists below its sections: the carousels or none. */
  lists: typeof carousels | readonly [];
  /** The types of section that it shows. Default: all but the contact form, like a page below `/page/`. */
  shows?: readonly SectionType[];
  /** Whether it leaves out the extra data block. */
  hidesExtraBlock?: boolean;
  /** Routes below it, for the answers of its form. */
  steps?: readonly `/${string}`[];
  /** Its type in structured data, if it is more specific than a page. */
  thing?: 'AboutPage' | 'ContactPage';
  /** Whether its structured data describes the company. */
  describesCompany?: boolean;
  /** Its kind in search results. */
  kind?: PageKind;
}

const ownPageRows = {
  homepage: {
    path: '/',
    lists: carousels,
    shows: ['hero'],
    hidesExtraBlock: true,
    describesCompany: true,
    kind: 'home',
  },
  about: { path: '/about', lists: carousels, shows: ['pageTitle', 'mainAbout'], thing: 'AboutPage' },
  contact: {
    path: '/contact',
    lists: [],
    shows: ['contactForm'],
    steps: ['/answer', '/send', '/sent'],
    thing: 'ContactPage',
    describesCompany: true,
  },
} as const satisfies Record<string, OwnPage>;

export type OwnPageKey = keyof typeof ownPageRows;

/** By page key. */
export const ownPages: Readonly<Record<OwnPageKey, OwnPage>> = ownPageRows;

/** Every other page of the content is at `/page/KEY`. */
export const genericRoot = '/page/';

/** A longer key is not valid, so the backend is not called for it. */
export const maxKeyLength = 200;

/** The pages of categories are at `/reference/LINK`; the content has them. */
export const categoryRoot = '/reference/';

/** The search: not editable, and rendered for every request. Other languages have another name for it. */
export const searchPath = '/ara';
export const foreignSearchPath = '/search';

interface DocumentRoute {
  path: `/${string}`;
  /** Whether every language has one. */
  isPerLanguage?: boolean;
  /**
   * The cache tags that change it; `categories` is any list and `news` the news page. Without tags it is generated for
   * every request.
   */
  renewedBy: readonly ('page-keys' | 'application-model' | 'categories' | 'news' | `page:${OwnPageKey}`)[];
}

/** Documents for crawlers and other programs. */
export const documents: readonly DocumentRoute[] = [
  { path: '/sitemap.xml', renewedBy: ['page-keys', 'categories'] },
  { path: '/menu-icons.svg', renewedBy: ['application-model'] },
  { path: '/rss.xml', isPerLanguage: true, renewedBy: ['application-model', 'news'] },
  {
    path: '/llms.txt',
    isPerLanguage: true,
    renewedBy: ['application-model', 'page:homepage', 'news', 'categories'],
  },
  { path: '/robots.txt', renewedBy: [] },
  { path: '/manifest.webmanifest', renewedBy: [] },
];
