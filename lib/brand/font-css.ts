import type { OwnFont } from './brand';
import type { PairingName } from './options';
import { type FamilyName, familyFiles, pairings } from './pairings';

/** The letters of each part of a family, as in `styles/fonts.scss`; the last of overlapping ranges wins. */
const ranges = {
  western: 'U+A1-FF,U+201A,U+201E,U+2020,U+2022,U+2030,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2248',
  latin:
    'U+20-7E,U+A0,U+A9,U+AD,U+B0-B3,U+B5,U+B7,U+C2,U+C7,U+CE,U+D6-D8,U+DB-DC,U+E2,U+E7,U+EE,U+F6,U+FB-FC,U+11E-11F,U+130-131,U+152-153,U+15E-15F,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+20BA,U+2212,U+2264-2265',
};

const systemFonts = {
  sans: ["local('Arial'),local('Liberation Sans')", 'arial,sans-serif'],
  serif: ["local('Times New Roman'),local('Liberation Serif')", 'serif'],
} as const;

type Metrics = OwnFont['metrics'];

const fallbackFace = (name: string, local: string, { size, ascent, descent }: Metrics) =>
  `@font-face{font-family:${name}-f;src:${local};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;

/** A font that is not there when the page is first painted is not swapped in: lines would move. */
function facesOf(name: FamilyName, display: 'optional' | 'swap'): string {
  const { files, weights, metrics, isSerif } = familyFiles[name];
  const weight = [...new Set(weights)].join(' ');
  const face = (part: keyof typeof ranges) =>
    `@font-face{font-family:${name};font-weight:${weight};font-display:${display};src:url(/fonts/${files[part]}) format('woff2');unicode-range:${ranges[part]}}`;
  const parts = (['western', 'latin'] as const).map(face).join('');
  return parts + fallbackFace(name, systemFonts[isSerif ? 'serif' : 'sans'][0], metrics);
}

const stackOf = (name: FamilyName) =>
  `${name},${name}-f,${systemFonts[familyFiles[name].isSerif ? 'serif' : 'sans'][1]}`;

/** The style of fonts: faces, and the custom properties that name them. */
export interface FontStyle {
  faces: string;
  properties: Record<string, string>;
  /** Addresses of the files that every page needs at once. */
  preloaded: string[];
}

/** The company's own font for all text. */
function ownStyle({ src, weights, metrics }: OwnFont): FontStyle {
  const weight = [...new Set(weights)].join(' ');
  const face = `@font-face{font-family:own;font-weight:${weight};font-display:optional;src:url(${src}) format('woff2')}`;
  const stack = 'own,own-f,arial,sans-serif';
  return {
    faces: face + fallbackFace('own', systemFonts.sans[0], metrics),
    properties: { font: stack, 'font-note': stack },
    preloaded: [src],
  };
}

/** @param own replaces the pairing */
export function fontStyle(pairing: PairingName, own?: OwnFont): FontStyle {
  if (own) return ownStyle(own);
  const { head, text, note, tracking, weight } = pairings[pairing];
  const preloaded = [...new Set([text, head])].map((name) => `/fonts/${familyFiles[name].files.latin}`);
  // Its faces are in the style sheet of every page.
  if (pairing === 'drawing') return { faces: '', properties: {}, preloaded };
  const families = [...new Set([text, head, note])];
  return {
    faces: families.map((name) => facesOf(name, name === text || name === head ? 'optional' : 'swap')).join(''),
    properties: {
      font: stackOf(text),
      ...(head !== text && { 'font-head': stackOf(head) }),
      'font-note': stackOf(note),
      track: String(tracking),
      ...(weight !== 600 && { 'w-head': String(weight) }),
    },
    preloaded,
  };
}
