import { type BrandChoice, resolveBrand } from '@/lib/brand/brand';
import { hasContrast } from '@/lib/color/contrast';
import type { SocialAccount } from '@/lib/content';

/** The colours of an account on hover and focus. */
export interface SocialColors {
  icon: string;
  ground?: string;
}

/**
 * The configured colours of an account, with at least 3:1 for its icon (WCAG 2.2, 1.4.11): `socialback` is the ground
 * and `color` the icon on it. An icon with too little contrast gets the colour of the paper or of the text. If its
 * colour has too little contrast with the footer, it becomes the ground.
 *
 * @param brand of the site; without one it has the colours of the style sheet
 * @returns undefined for an account without colours, which keeps the footer's
 */
export function socialColors(
  { color, socialback }: Pick<SocialAccount, 'color' | 'socialback'>,
  brand: BrandChoice = { theme: 'drawing', colors: {} },
) {
  const { surface: footer, paper, ink } = resolveBrand(brand).colors;
  const on = (ground: string, icon?: string): SocialColors => {
    const candidates = [icon ?? paper, paper, ink];
    return { icon: candidates.find((candidate) => hasContrast(candidate, ground, footer)) ?? ink, ground };
  };
  if (socialback) return on(socialback, color);
  if (!color) return undefined;
  return hasContrast(color, footer, footer) ? { icon: color, ground: undefined } : on(color);
}
