import { resolveBrand } from '../brand/brand';
import { markOf } from '../brand/name-mark';
import { pairings } from '../brand/pairings';
import type { ApplicationModel } from '../content/types';
import type { IconJob } from '../pictures/draw-icon.mjs';
import type { Tree } from '../pictures/draw-share.mjs';
import { drawn } from './share-letters';

type Model = Pick<ApplicationModel, 'siteInfo'> & Partial<Pick<ApplicationModel, 'brand' | 'isDemo'>>;

/** The icons that devices ask for, by their address: sizes, and how much of a company's own icon is ground around it. */
const icons = {
  'favicon.ico': { sizes: [16, 32], share: 1, hasGround: false },
  'icon-192.png': { sizes: [192], share: 1, hasGround: false },
  'icon-512.png': { sizes: [512], share: 1, hasGround: false },
  // Devices cut the corners of these two, and put black where nothing is.
  'icon-maskable-512.png': { sizes: [512], share: 0.7, hasGround: true },
  'apple-touch-icon.png': { sizes: [180], share: 0.84, hasGround: true },
} as const;

export type IconName = keyof typeof icons;

/** The demo's, whose ground has this colour. */
export const demoDrawing = { file: 'public/drawings/icon.svg', ground: '#1f2933' };

function markTree(model: Model): Tree {
  const { letter, dark, accent, light } = markOf(model);
  const place = { display: 'flex', alignItems: 'center', justifyContent: 'center', width: '100%', height: '100%' };
  const colors = { background: dark, color: light, borderBottom: `64px solid ${accent}` };
  return { type: 'div', props: { style: { ...place, ...colors, fontSize: 300 }, children: drawn(letter) } };
}

/**
 * How an icon of the site is drawn: from the company's own, else as the mark of its name. The demo has its own drawing.
 *
 * @param addressOf the address of a file for the server; undefined when it may not come from there
 */
export function iconJob(name: IconName, model: Model, addressOf: (src: string) => string | undefined): IconJob {
  const { brand, isDemo } = model;
  const { sizes, share, hasGround } = icons[name];
  const theme = resolveBrand(brand ?? { theme: 'drawing', colors: {} });
  const isDrawing = isDemo === true && !brand;
  const ground = isDrawing ? demoDrawing.ground : theme.colors.paper;
  return {
    icon: sizes,
    share,
    ...(hasGround && { ground }),
    ...(isDrawing && { file: demoDrawing.file }),
    ...(brand?.icon && { address: addressOf(brand.icon.src) }),
    mark: markTree(model),
    family: pairings[theme.pairing].head,
  };
}
