import { standsOut } from '@/lib/color/contrast';
import type { SocialAccount } from '@/lib/content';

/** The colours of an account while it is pointed at or has the focus. */
export interface SocialColors {
  icon: string;
  ground?: string;
}

/** The tokens `concrete`, on which the footer stands, `paper` and `ink`. */
const [concrete, paper, ink] = ['#eef0ef', '#ffffff', '#14191c'];

/**
 * The configured colours of an account as far as its icon stands out in them, by 3:1 (WCAG 2.2, 1.4.11): `socialback`
 * is the ground and `color` the icon on it. Where the icon would be lost on the ground it is white or ink; where it
 * would be lost on the footer, its colour becomes the ground.
 *
 * @returns undefined for an account without colours, which keeps those of the footer
 */
export function socialColors({ color, socialback }: Pick<SocialAccount, 'color' | 'socialback'>) {
  const on = (ground: string, icon?: string): SocialColors => {
    const candidates = [icon ?? paper, paper, ink];
    return { icon: candidates.find((candidate) => standsOut(candidate, ground, concrete)) ?? ink, ground };
  };
  if (socialback) return on(socialback, color);
  if (!color) return undefined;
  return standsOut(color, concrete, concrete) ? { icon: color, ground: undefined } : on(color);
}
