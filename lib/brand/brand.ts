import { carriesWhiteText } from '../color/contrast';
import type { ColorName, CornerName, HeaderName, LineName, PairingName, ThemeName } from './options';
import { type Theme, themes } from './themes';

/** A font of the company's own, and what its fallback needs to take up the same space. */
export interface OwnFont {
  src: string;
  /** The lightest and the heaviest weight. */
  weights: [min: number, max: number];
  /** Of a fallback in Arial, in percent. */
  metrics: { size: number; ascent: number; descent: number };
}

/** What a company has chosen. Whatever is open is the theme's. */
export interface BrandChoice {
  theme: ThemeName;
  colors: Partial<Record<ColorName, string>>;
  pairing?: PairingName;
  corners?: CornerName;
  lines?: LineName;
  stations?: boolean;
  header?: HeaderName;
}

/** The header's variant as an attribute; undefined for the bar of the style sheet. */
export function barOf(brand: BrandChoice | undefined): HeaderName | undefined {
  const header = brand && resolveBrand(brand).header;
  return header === 'bar' ? undefined : header;
}

/** Whether the pages of a brand are dark, so that its logo stands on a dark ground. */
export const isDarkBrand = (brand: BrandChoice | undefined): boolean =>
  brand !== undefined && carriesWhiteText(resolveBrand(brand).colors.paper);

/** The choice, with the theme's values in place of the open ones. */
export function resolveBrand({ theme, colors, pairing, corners, lines, stations, header }: BrandChoice): Theme {
  const ready = themes[theme];
  return {
    colors: { ...ready.colors, ...colors },
    pairing: pairing ?? ready.pairing,
    corners: corners ?? ready.corners,
    lines: lines ?? ready.lines,
    stations: stations ?? ready.stations,
    header: header ?? ready.header,
  };
}
