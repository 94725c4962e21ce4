import { definitions } from '../sections/definitions';

/** The pieces that several parts of the site share; each has a story in `ui-stories.tsx`. */
export const pieces = {
  icon: 'Icon',
  'button-link': 'ButtonLink',
  'more-link': 'MoreLink',
  plate: 'Plate',
  picture: 'Picture',
  'broken-picture': 'Picture that cannot be loaded',
  'film-cover': 'FilmCover',
  'rich-text': 'RichText',
  carousel: 'Carousel',
  'technology-card': 'TechnologyCard',
  'reference-card': 'ReferenceCard',
  'reference-grid': 'ReferenceGrid',
  'no-references': 'NoReferences',
  'not-found': 'NotFoundView',
  unavailable: 'NotFoundView while the backend does not answer',
  logo: 'Logo',
  station: 'Station',
} as const;

export type Piece = keyof typeof pieces;

/** Every story by its address. Data alone, so that the tests can have one test a story. */
export const stories = [
  ...definitions.map(({ type }) => ({ address: `/gallery/sections/${type}`, title: type })),
  ...Object.entries(pieces).map(([piece, title]) => ({ address: `/gallery/ui/${piece}`, title })),
];
