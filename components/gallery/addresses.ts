import { themeNames } from '@/lib/brand/options';

import { definitions } from '../sections/definitions';

/** The shared pieces of the site; each has a story in `ui-stories.tsx`. */
export const pieces = {
  icon: 'Icon',
  'button-link': 'ButtonLink',
  button: 'Button',
  'scroll-to-top': 'ScrollToTop',
  'filter-grid': 'FilterGrid',
  quantity: 'Quantity',
  'animated-counter': 'AnimatedCounter',
  countdown: 'Countdown',
  'lazy-content': 'LazyContent',
  'more-link': 'MoreLink',
  plate: 'Plate',
  picture: 'Picture',
  'broken-picture': 'Picture that cannot be loaded',
  'film-cover': 'FilmCover',
  'rich-text': 'RichText',
  carousel: 'Carousel',
  'team-carousel': 'Carousel of a team',
  'technology-card': 'TechnologyCard',
  'reference-card': 'ReferenceCard',
  'reference-grid': 'ReferenceGrid',
  'no-references': 'NoReferences',
  'not-found': 'NotFoundView',
  unavailable: 'NotFoundView while the backend does not answer',
  footer: 'SiteFooter',
  modal: 'Modal',
  popup: 'Popup',
  'consent-banner': 'ConsentBanner',
  logo: 'Logo',
  station: 'Station',
} as const;

export type Piece = keyof typeof pieces;

/** Headers have a page each: they stick to the window and cover the page. */
export const headerStories = {
  full: 'Header with the default demo menu',
  modern: 'Header whose menu is a sheet',
  hamburger: 'Header whose menu is a sheet at every width',
  long: 'Header of a menu whose titles break',
  crowded: 'Header of a menu that no bar holds',
  hostile: 'Header of a hostile menu',
  empty: 'Header without a menu',
  multilingual: 'Header without a menu, in four languages',
  named: 'Header of a company with a long name and no logo',
} as const;

/** The same page of the demo in every theme. */
const themes = themeNames.map((name) => ({ address: `/gallery/themes/${name}`, title: `Theme ${name}` }));

export type HeaderStory = keyof typeof headerStories;

/** Every story by its address. Data only, so that there can be one test per story. */
export const stories = [
  ...definitions.map(({ type }) => ({ address: `/gallery/sections/${type}`, title: type })),
  ...Object.entries(pieces).map(([piece, title]) => ({ address: `/gallery/ui/${piece}`, title })),
  ...Object.entries(headerStories).map(([story, title]) => ({ address: `/gallery/header/${story}`, title })),
  ...themes,
];
