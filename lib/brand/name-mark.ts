import type { ApplicationModel } from '../content/types';
import { resolveBrand } from './brand';
import { textOnDark } from './palette';

type Model = Pick<ApplicationModel, 'siteInfo'> & Partial<Pick<ApplicationModel, 'brand' | 'isDemo'>>;

/** Whether the site has a logo: its own, or the demo's drawing. Without one, its name stands there. */
export const hasLogo = ({ brand, isDemo }: Pick<Model, 'brand' | 'isDemo'>): boolean =>
  brand ? brand.logo !== undefined : isDemo === true;

/**
 * The icon of a site that has none: the first letter of its name on the dark ground.
 *
 * @returns the address of an SVG, as `data:`; undefined where the site has an icon of its own, or is the demo
 */
export function nameMark({ siteInfo: { title }, brand, isDemo }: Model): string | undefined {
  if (brand?.icon || (!brand && isDemo)) return undefined;
  const { dark, accent } = resolveBrand(brand ?? { theme: 'drawing', colors: {} }).colors;
  const letter = (/[\p{L}\p{N}]/u.exec(title)?.[0] ?? '').toLocaleUpperCase('tr');
  const text = `<text x="48" y="66" text-anchor="middle" font-family="Arial,sans-serif" font-size="56" font-weight="600" fill="${textOnDark}">${letter}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${dark}" d="M0 0h96v96H0z"/><path fill="${accent}" d="M0 84h96v12H0z"/>${text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
