import 'server-only';

import { createHash } from 'node:crypto';

import { type BrandChoice, isDarkBrand, resolveBrand } from '../brand/brand';
import { pairings } from '../brand/pairings';
import { paletteOf, textOnDark } from '../brand/palette';
import { type ApplicationModel, getApplicationModel, getPage, type Page } from '../content';
import { type Language, translator } from '../i18n/languages';
import { categoryAt } from '../routes/category-address';
import { keyInPath } from '../routes/page-address';
import { categoryRoot, maxKeyLength, searchPath } from '../routes/site-routes';

/** The content of a share image. */
export interface ShareCard {
  title: string;
  siteTitle: string;
  subTitle: string;
  /** The browser's address of a photograph; without one a drawing is the background. */
  picture?: string;
  /** The drawing's colour. */
  color?: string;
  /** The family of its texts, one of `scripts/share-fonts.mjs`. */
  family: string;
  /** The browser's address of the logo for dark grounds; without one the site's name stands there. */
  logo?: string;
  /** Those of the brand, on whose images the site's name stands; the demo has its own, and its logo. */
  colors?: { ink: string; paper: string; base: string; baseHigh: string };
}

type CardPage = Pick<Page, 'title'> & Partial<Pick<Page, 'sections'>>;

/** Raise it when the look of the images changes, so that they get new addresses. */
const design = 1;

/** The first picture of a page that is wide enough: of its title or hero, else of any section. */
function pictureOf(sections: Page['sections']): string | undefined {
  const heads = sections.filter(({ type }) => type === 'pageTitle' || type === 'hero');
  for (const section of [...heads, ...sections]) {
    if ('backgroundImage' in section && section.backgroundImage) return section.backgroundImage.src;
    if ('movieCoverImage' in section && section.movieCoverImage) return section.movieCoverImage.src;
  }
  return undefined;
}

/** The card of a page. `color` is for a page without sections. */
export function shareCard(page: CardPage, { siteInfo, brand, isDemo }: ApplicationModel, color?: string): ShareCard {
  const sections = page.sections ?? [];
  const head = sections.find(({ type }) => type === 'pageTitle');
  return {
    title: page.title || siteInfo.title,
    siteTitle: siteInfo.title,
    subTitle: siteInfo.subTitle,
    picture: pictureOf(sections),
    color: (head && 'pageHeaderColor' in head ? head.pageHeaderColor : undefined) ?? color,
    family: pairings[brand ? resolveBrand(brand).pairing : 'drawing'].head,
    logo: brand && (isDarkBrand(brand) ? (brand.logoOnDark ?? brand.logo) : brand.logoOnDark)?.src,
    colors: brand || !isDemo ? shareColors(brand ?? { theme: 'drawing', colors: {} }) : undefined,
  };
}

/** White text on the dark ground, whatever the pages themselves are like. */
function shareColors(brand: BrandChoice): NonNullable<ShareCard['colors']> {
  const { page } = paletteOf(resolveBrand(brand).colors);
  const { dark = '', base = '', 'base-hi': baseHigh = '' } = page;
  return { ink: dark, paper: textOnDark, base, baseHigh };
}

/** A hash of everything the image shows. */
export function shareRevision(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([design, card]))
    .digest('hex')
    .slice(0, 12);
}

/**
 * The address of a page's share image. It contains a hash of the content, so it can be cached forever.
 *
 * @param path the page's bare path
 */
export function shareAddress(card: ShareCard, language: Language, path: string): string {
  return `/share/${language}${path === '/' ? '' : path}/${shareRevision(card)}.jpg`;
}

/**
 * The current card of a path, or null when there is no such page.
 *
 * @param path a decoded bare path
 * @throws {BackendFailure} when the backend has no usable answer
 */
export async function loadShareCard(language: Language, path: string): Promise<ShareCard | null> {
  const isOfCategory = path.startsWith(categoryRoot);
  const pageKey = keyInPath(path);
  const isPage = pageKey !== undefined && pageKey.length <= maxKeyLength;
  if (!isOfCategory && !isPage && path !== searchPath) return null;
  const model = await getApplicationModel(language);
  if (path === searchPath) return shareCard({ title: translator(language)('searchTitle') }, model);
  const category = categoryAt(path, model.categories);
  if (category) return shareCard({ title: category.title }, model, category.color);
  const page = isPage ? await getPage(pageKey, language) : null;
  return page && shareCard(page, model);
}
