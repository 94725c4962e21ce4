import type { OwnFont } from '../brand/brand';
import { findUnreadable } from '../brand/find-unreadable';
import { colorNames, cornerNames, headerNames, isOneOf, lineNames, pairingNames, themeNames } from '../brand/options';
import { isRecord, type ParseContext } from '../sections/parse-section';
import { parseImage } from '../sections/parse-media';
import { record, text } from './raw-fields';
import type { Brand } from './types';

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

const between = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;

function ownFont(value: unknown, { resolveMedia, warn }: ParseContext): OwnFont | undefined {
  if (!isRecord(value)) return undefined;
  const src = resolveMedia(text(value.src));
  // MEDIA_ORIGINS are for pictures and films: the policy of pages lets fonts in from the site alone.
  if (src && !src.startsWith('/')) {
    warn(`brand: a font has to be relative to the host: ${src}`);
    return undefined;
  }
  const [lightest, heaviest] = Array.isArray(value.weights) ? (value.weights as unknown[]) : [];
  const { size, ascent, descent } = record(value.metrics);
  const isSound =
    between(lightest, 1, 1000) &&
    between(heaviest, lightest, 1000) &&
    between(size, 20, 400) &&
    between(ascent, 0, 400) &&
    between(descent, 0, 400);
  // The address goes into a style sheet, so nothing may end the text that it stands in.
  if (!src || /["'()\\\s<>]/.test(src) || !isSound) return undefined;
  return { src, weights: [lightest, heaviest], metrics: { size, ascent, descent } };
}

/**
 * The brand. What it does not know, it leaves out, so that the theme decides; colours that cannot be read together are
 * left out as a whole.
 *
 * @param sent the application model's `brand`
 * @returns undefined when nothing was sent
 */
export function normalizeBrand(sent: unknown, context: ParseContext): Brand | undefined {
  if (!isRecord(sent)) return undefined;
  const known = <Name extends string>(names: readonly Name[], value: unknown) =>
    isOneOf(names, value) ? value : undefined;
  const image = (value: unknown) => (value ? parseImage(value, context.resolveMedia) : undefined);
  const colors = record(sent.colors);
  const theme = known(themeNames, sent.theme) ?? 'drawing';
  const chosen = Object.fromEntries(
    colorNames.flatMap((name) => (hex.test(text(colors[name])) ? [[name, text(colors[name]).toLowerCase()]] : [])),
  );
  const unreadable = findUnreadable({ theme, colors: chosen });
  if (unreadable.length > 0) context.warn(`brand: cannot be read: ${unreadable.map(({ field }) => field).join(', ')}`);
  const fonts = record(sent.fonts);
  return {
    theme,
    colors: unreadable.length > 0 ? {} : chosen,
    pairing: known(pairingNames, fonts.pairing),
    ownFont: ownFont(fonts.own, context),
    corners: known(cornerNames, sent.corners),
    lines: known(lineNames, sent.lines),
    stations: typeof sent.stations === 'boolean' ? sent.stations : undefined,
    header: known(headerNames, sent.header),
    logo: image(sent.logo),
    logoOnDark: image(sent.logoOnDark),
    icon: image(sent.icon),
  };
}
