import { contrastOf } from '../color/contrast';
import { mix, toHex, toOklch } from '../color/oklch';
import { reachContrast } from '../color/reach-contrast';
import type { ColorName } from './options';

/** The text on the dark ground and on photographs. */
export const textOnDark = '#ffffff';

/** What text needs (WCAG 2.2 AA), with room for the rounding of channels. */
const text = 4.55;
/** What the edges of controls need. */
const edge = 3.05;

const isDark = (color: string) => toOklch(color).lightness < 0.5;

/** A mixture of two colours, moved until it has enough contrast; the first colour if nothing has. */
const readable = (one: string, other: string, share: number, grounds: string[], ratio: number) =>
  reachContrast(mix(one, other, share), grounds, ratio) ?? one;

const nudge = (color: string, by: number) => {
  const { lightness, ...rest } = toOklch(color);
  return toHex({ ...rest, lightness: lightness + by });
};

export interface Palette {
  /** Whether the page itself is dark. */
  isDark: boolean;
  /** Custom properties of the page, without their dashes. */
  page: Record<string, string>;
  /** Those that differ inside of `.on-dark`. */
  onDark: Record<string, string>;
}

/**
 * All colours of the tokens, derived from the chosen ones in OKLCH, where equal steps look equal. Texts keep 4.5:1 and
 * edges of controls 3:1 on each ground that they stand on.
 */
export function paletteOf({ ink, accent, paper, surface, dark }: Record<ColorName, string>): Palette {
  const dim = isDark(paper);
  const grounds = [paper, surface];
  const lower = dim ? 0.045 : -0.04;
  const accentOnDark = reachContrast(toHex({ ...toOklch(accent), lightness: 0.79 }), [dark], 7) ?? textOnDark;
  const onAccent = contrastOf(dark, accent) >= contrastOf(textOnDark, accent) ? dark : textOnDark;
  const muteOnDark = readable(textOnDark, dark, 0.26, [dark], 7);
  const page: Record<string, string> = {
    base: accent,
    'base-text': reachContrast(accent, [...grounds, nudge(surface, lower)], text) ?? ink,
    'base-hi': accentOnDark,
    'on-base': onAccent,
    ink,
    'ink-2': readable(ink, paper, 0.18, grounds, 7),
    'ink-3': readable(ink, paper, 0.33, [...grounds, nudge(surface, lower)], text),
    mute: muteOnDark,
    paper,
    concrete: surface,
    'concrete-2': nudge(surface, lower),
    line: mix(surface, ink, dim ? 0.2 : 0.13),
    'line-ink': mix(dark, textOnDark, 0.16),
    'line-foot': mix(surface, ink, dim ? 0.26 : 0.24),
    control: readable(ink, paper, 0.46, grounds, edge),
    error: reachContrast('#b3261e', grounds, text) ?? ink,
    ok: reachContrast('#1f6b45', grounds, text) ?? ink,
    focus: reachContrast(accent, grounds, text) ?? ink,
    dark,
    light: textOnDark,
    photo: mix(dark, textOnDark, 0.28),
    'photo-dark': mix(dark, textOnDark, 0.1),
    ...(onAccent === textOnDark && {
      gradient: `linear-gradient(calc(100deg * var(--dir)), ${nudge(accent, -0.08)}, ${accent})`,
    }),
  };
  const isOwn = dim || dark !== ink || paper !== textOnDark;
  const onDark = { ...(isOwn && darkScope(dark)), ...darkAccent(accent, dark, accentOnDark) };
  return { isDark: dim, page, onDark };
}

/** Inside of `.on-dark` the names mean the same as on a light page: ink is the ground, and paper the text. */
const darkScope = (dark: string) => ({ ink: dark, paper: textOnDark });

/** An accent that is lost on the dark ground is replaced by the lighter one there. */
const darkAccent = (accent: string, dark: string, lighter: string): Record<string, string> =>
  contrastOf(accent, dark) < edge ? { base: lighter, 'on-base': dark } : {};
