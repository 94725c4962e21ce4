import type { SectionType } from '../../components/sections/definitions';
import type { PageKind } from './page-kinds';

/*
 * Every kind of address that the site has, described once. Pure data, which the site, the browser and the backend
 * read. Paths are bare: without the prefix of a language. What follows from a row: docs/adding-a-page.md.
 */

interface CategoryRoute {
  /** The parameter of `GetCategoryPages`. */
  key: string;
  /** The kind of the list's pages in search results. */
  kind: PageKind;
  /** For a list with a page of its own, at `/reference/LINK`. */
  link?: string;
}

/** The lists that a page can be in, in the order in which the admin offers them. */
export const categories = [
  { key: 'teknoloji_uygulama', kind: 'service' },
  { key: 'referanslar', kind: 'project' },
  { key: 'metro', kind: 'project', link: 'metro-projeleri' },
  { key: 'karayolu_demiryolu', kind: 'project', link: 'karayolu-ve-demiryolu-projeleri' },
  { key: 'baraj', kind: 'project', link: 'baraj-projeleri' },
  { key: 'otel_avm_konut', kind: 'project', link: 'otel-avm-ve-konut-projeleri' },
  { key: 'endustri', kind: 'project', link: 'endustriyel-tesis-projeleri' },
] as const satisfies readonly CategoryRoute[];

export type Category = (typeof categories)[number]['key'];

/** The lists of the two carousels, in their order: services and projects. */
export const carousels = ['teknoloji_uygulama', 'referanslar'] as const satisfies readonly Category[];

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

/** The pages of categories are at `/reference/LINK`. */
export const categoryRoot = '/reference/';

/** The search: not editable, and rendered for every request. Other languages have another name for it. */
export const searchPath = '/ara';
export const foreignSearchPath = '/search';

interface DocumentRoute {
  path: `/${string}`;
  /** Whether every language has one. */
  isPerLanguage?: boolean;
  /* * The cache tags that change it; `categories` is any list and `news` the news page. Without tags it is generated for
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
