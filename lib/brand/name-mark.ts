import type { ApplicationModel } from '../content/types';
import { resolveBrand } from './brand';
import { textOnDark } from './palette';

type Model = Pick<ApplicationModel, 'siteInfo'> & Partial<Pick<ApplicationModel, 'brand' | 'isDemo'>>;

/** Whether the site has a logo: its own, or the demo's drawing. Without one, its name stands there. */
export const hasLogo = ({ brand, isDemo }: Pick<Model, 'brand' | 'isDemo'>): boolean =>
  brand ? brand.logo !== undefined : isDemo === true;

/** What stands for a name: its first letter or digit, if it has one. */
export const firstLetter = (name: string): string => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toLocaleUpperCase('tr');

/** The letter and the colours of a site's mark; without a name it has no letter. */
export function markOf({ siteInfo: { title, isUnnamed }, brand }: Model) {
  const { dark, accent } = resolveBrand(brand ?? { theme: 'drawing', colors: {} }).colors;
  return { letter: isUnnamed ? '' : firstLetter(title), dark, accent, light: textOnDark };
}

/**
 * The icon of a site that has none: the first letter of its name on the dark ground.
 *
 * @returns the address of an SVG, as `data:`; undefined where the site has an icon of its own, or is the demo
 */
export function nameMark(model: Model): string | undefined {
  const drawing = nameDrawing(model);
  return drawing && `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** The same as the text of an SVG. */
export function nameDrawing(model: Model): string | undefined {
  if (model.brand?.icon || (!model.brand && model.isDemo)) return undefined;
  return drawMark(markOf(model));
}

/** A letter on the dark ground, over a line of the accent, as the text of an SVG. */
export function drawMark({
  letter,
  dark,
  accent,
}: Pick<ReturnType<typeof markOf>, 'letter' | 'dark' | 'accent'>): string {
  const text = `<text x="48" y="66" text-anchor="middle" font-family="Arial,sans-serif" font-size="56" font-weight="600" fill="${textOnDark}">${letter}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${dark}" d="M0 0h96v96H0z"/><path fill="${accent}" d="M0 84h96v12H0z"/>${text}</svg>`;
}
