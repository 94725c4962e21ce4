/** The choices of a brand. The backend's form and the site read the same lists. */

/** Ready themes, ours first. A theme fills in whatever the brand itself leaves open. */
export const themeNames = ['drawing', 'editorial', 'technical', 'architectural'] as const;
export type ThemeName = (typeof themeNames)[number];

/** The colours that are chosen. All others are derived from them (`palette.ts`). */
export const colorNames = ['ink', 'accent', 'paper', 'surface', 'dark'] as const;
export type ColorName = (typeof colorNames)[number];

/** Pairs of self-hosted families, each with the letters of Turkish (`scripts/fonts.mjs`). */
export const pairingNames = ['drawing', 'editorial', 'technical', 'architectural'] as const;
export type PairingName = (typeof pairingNames)[number];

export const cornerNames = ['square', 'soft', 'round'] as const;
export type CornerName = (typeof cornerNames)[number];

export const lineNames = ['fine', 'strong', 'none'] as const;
export type LineName = (typeof lineNames)[number];

/** The bar on paper, the bar on the dark ground, or a bar with the logo alone above its menu. */
export const headerNames = ['bar', 'dark', 'stacked'] as const;
export type HeaderName = (typeof headerNames)[number];

/** Whether a value is one of a list's names. */
export const isOneOf = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  names.includes(value as Name);
