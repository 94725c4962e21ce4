import { type BrandChoice, type OwnFont, resolveBrand } from './brand';
import { fontStyle } from './font-css';
import { cornerProperties, headerCss, lineProperties, stationProperties } from './frame-css';
import { paletteOf } from './palette';
import { themes } from './themes';

/** The look of a page, ready for its head. */
export interface BrandStyle {
  /** The text of a style element; empty for the look of the style sheet. */
  css: string;
  preloadedFonts: string[];
  /** The colour of a browser's own bars. */
  themeColor: string;
  paper: string;
  colorScheme: 'light' | 'dark';
}

const declare = (properties: Record<string, string>) =>
  Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const rule = (selector: string, text: string) => (text ? `${selector}{${text}}` : '');

function make(brand: BrandChoice & { ownFont?: OwnFont }): BrandStyle {
  const { colors, pairing, corners, lines, stations, header } = resolveBrand(brand);
  const palette = paletteOf(colors);
  const ready = paletteOf(themes.drawing.colors);
  const changed = Object.entries(palette.page).filter(([name, value]) => value !== ready.page[name]);
  const fonts = fontStyle(pairing, brand.ownFont);
  const page = rule(':root', declare(Object.fromEntries(changed)));
  const dark = rule('.on-dark', declare(palette.onDark) && `${declare(palette.onDark)};color:var(--paper)`);
  // A dark page is printed as it always was: dark text on paper.
  const colorCss = palette.isDark ? `@media screen{${page}${dark}}` : page + dark;
  const rest = {
    ...fonts.properties,
    ...cornerProperties(corners),
    ...lineProperties(lines),
    ...stationProperties(stations),
  };
  return {
    css: fonts.faces + colorCss + rule(':root', declare(rest)) + headerCss(header),
    preloadedFonts: fonts.preloaded,
    themeColor: colors.dark,
    paper: colors.paper,
    colorScheme: palette.isDark ? 'dark' : 'light',
  };
}

let last: { key: string; style: BrandStyle } | undefined;

/** The style of a brand, or of the site's own look. All pages have the same, so the last one is kept. */
export function brandStyle(brand?: BrandChoice & { ownFont?: OwnFont }): BrandStyle {
  if (!brand) return { ...make({ theme: 'drawing', colors: {} }), css: '' };
  const { theme, colors, pairing, corners, lines, stations, header, ownFont } = brand;
  const parts = { theme, colors, pairing, corners, lines, stations, header, ownFont };
  const key = JSON.stringify(parts);
  if (last?.key !== key) last = { key, style: make(parts) };
  return last.style;
}
