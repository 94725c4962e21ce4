import type { SectionType } from '../../components/sections/definitions';
import type { PageKind } from './page-kinds';

/*
 * Every kind of address that the site has, described once. Pure data, which the site, the browser and the backend
 * read. Paths are bare: without the prefix of a language. What follows from a row: docs/adding-a-page.md.
 */

interface CategoryRoute {
  /** As `GetCategoryPages` takes it. */
  key: string;
  /** What the search calls the pages of the list. */
  kind: PageKind;
  /** Of a list with a page of its own, at `/reference/LINK`. */
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
  /** What it lists below its sections: the carousels or nothing. */
  lists: typeof carousels | readonly [];
  /** The only types of section that it shows. Without: all but the contact form, like a page below `/page/`. */
  shows?: readonly SectionType[];
  /** Whether it leaves out the extra data block. */
  hidesExtraBlock?: boolean;
  /** Routes below it, for the answers of its form. */
  steps?: readonly `/${string}`[];
  /** Its type in structured data, where it is more than a page. */
  thing?: 'AboutPage' | 'ContactPage';
  /** Whether its structured data describes the company. */
  describesCompany?: boolean;
  /** What the search calls it. */
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

/** Every other page of the content stands at `/page/KEY`. */
export const genericRoot = '/page/';

/** A longer key is no page's, and the backend is not asked for it. */
export const maxKeyLength = 200;

/** The pages of categories stand at `/reference/LINK`. */
export const categoryRoot = '/reference/';

/** The search: not edited, and made for every request. Every other language than Turkish has another word for it. */
export const searchPath = '/ara';
export const foreignSearchPath = '/search';

interface DocumentRoute {
  path: `/${string}`;
  /** Whether every language has one. */
  isPerLanguage?: boolean;
  /**
   * What changes it, as cache tags; `categories` is any list and `news` the news page. Where there are none, it is made
   * for every request.
   */
  renewedBy: readonly ('page-keys' | 'application-model' | 'categories' | 'news' | `page:${OwnPageKey}`)[];
}

/** What the site makes of its content for machines. */
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
