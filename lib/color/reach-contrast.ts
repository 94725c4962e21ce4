import { contrastOf } from './contrast';
import { toHex, toOklch } from './oklch';

const steps = 100;

const reaches = (color: string, grounds: readonly string[], ratio: number) =>
  grounds.every((ground) => contrastOf(color, ground) >= ratio);

/**
 * The nearest colour that has enough contrast with every ground: hue and chroma stay, as far as the screen can show
 * them, and the lightness moves as little as possible.
 *
 * @param color hex
 * @param grounds hex
 * @param ratio 1 to 21 (WCAG 2.2)
 * @returns the colour itself when it has enough; undefined when no lightness has
 */
export function reachContrast(color: string, grounds: readonly string[], ratio: number): string | undefined {
  return nearest(color, (candidate) => reaches(candidate, grounds, ratio));
}

/** The colour of the same hue, nearest in lightness, that passes. */
export function nearest(color: string, passes: (candidate: string) => boolean): string | undefined {
  if (passes(color)) return color;
  const start = toOklch(color);
  for (let step = 1; step <= steps; step += 1) {
    for (const sign of [-1, 1]) {
      const lightness = start.lightness + (sign * step) / steps;
      if (lightness < 0 || lightness > 1) continue;
      const candidate = toHex({ ...start, lightness });
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}
