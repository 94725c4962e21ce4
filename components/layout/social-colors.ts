import { hasContrast } from '@/lib/color/contrast';
import type { SocialAccount } from '@/lib/content';

/** The colours of an account on hover and focus. */
export interface SocialColors {
  icon: string;
  ground?: string;
}

/** The tokens `concrete` (the footer's ground), `paper` and `ink`. */
const [concrete, paper, ink] = ['#eef0ef', '#ffffff', '#14191c'];

/**
 * The configured colours of an account, with at least 3:1 for its icon (WCAG 2.2, 1.4.11): `socialback` is the ground
 * and `color` the icon on it. An icon with too little contrast becomes white or ink. If its colour has too little
 * contrast with the footer, it becomes the ground.
 *
 * @returns undefined for an account without colours, which keeps the footer's
 */
export function socialColors({ color, socialback }: Pick<SocialAccount, 'color' | 'socialback'>) {
  const on = (ground: string, icon?: string): SocialColors => {
    const candidates = [icon ?? paper, paper, ink];
    return { icon: candidates.find((candidate) => hasContrast(candidate, ground, concrete)) ?? ink, ground };
  };
  if (socialback) return on(socialback, color);
  if (!color) return undefined;
  return hasContrast(color, concrete, concrete) ? { icon: color, ground: undefined } : on(color);
}
