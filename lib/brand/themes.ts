import type { ColorName, CornerName, HeaderName, LineName, PairingName, ThemeName } from './options';

/** Everything that a theme decides. */
export interface Theme {
  /** Each as six-digit hex. */
  colors: Record<ColorName, string>;
  pairing: PairingName;
  corners: CornerName;
  lines: LineName;
  stations: boolean;
  header: HeaderName;
}

/** The values of `drawing` are those of `styles/tokens.scss`, so it needs no byte of its own. */
export const themes: Record<ThemeName, Theme> = {
  drawing: {
    colors: { ink: '#14191c', accent: '#bf8c4c', paper: '#ffffff', surface: '#eef0ef', dark: '#14191c' },
    pairing: 'drawing',
    corners: 'square',
    lines: 'fine',
    stations: true,
    header: 'bar',
  },
  /** A quiet journal: warm paper, a serif for titles, oxblood. */
  editorial: {
    colors: { ink: '#1f1a17', accent: '#8a2f2b', paper: '#fdfbf7', surface: '#f3eee5', dark: '#2a211d' },
    pairing: 'editorial',
    corners: 'square',
    lines: 'fine',
    stations: false,
    header: 'stacked',
  },
  /** A bright instrument: white, cool greys, a blue that is lit. */
  technical: {
    colors: { ink: '#0d1526', accent: '#1f5eff', paper: '#ffffff', surface: '#eef3fb', dark: '#0b1b3b' },
    pairing: 'technical',
    corners: 'round',
    lines: 'none',
    stations: false,
    header: 'bar',
  },
  /** A model at night: charcoal grounds, light letters, brass. */
  architectural: {
    colors: { ink: '#f1eee8', accent: '#d6a75c', paper: '#17191a', surface: '#1f2223', dark: '#0d0f10' },
    pairing: 'architectural',
    corners: 'square',
    lines: 'strong',
    stations: true,
    header: 'dark',
  },
};
