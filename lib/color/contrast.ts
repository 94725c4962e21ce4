type Channels = [red: number, green: number, blue: number];

/** The channels, 0 to 255, of a colour that `isColor` accepts; alpha is left out. */
function channelsOf(color: string): Channels {
  if (color.startsWith('#')) {
    const digits = color.length === 4 ? [...color.slice(1)].map((digit) => digit + digit).join('') : color.slice(1);
    const value = Number.parseInt(digits, 16);
    return [value >> 16, (value >> 8) & 255, value & 255];
  }
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  return [red, green, blue];
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Channels, other: Channels): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour blended with an opaque ground. */
function over(color: string, ground: Channels): Channels {
  const alpha = Number(/rgba\(.*,\s*([\d.]+)\s*\)/i.exec(color)?.[1] ?? 1);
  return channelsOf(color).map((channel, index) => channel * alpha + (ground[index] ?? 0) * (1 - alpha)) as Channels;
}

const white: Channels = [255, 255, 255];
const ink: Channels = [20, 25, 28];

/** WCAG 2.2 AA for text. */
const enoughForText = 4.5;

/**
 * Whether a plate needs an ink ground because its drawing would not be visible over white: a translucent colour that
 * was chosen for a dark picture behind it.
 *
 * @param drawing the colour of the drawing on the plate
 * @param plate the plate's colour, which may be translucent
 */
export function needsDarkGround(drawing: string, plate: string): boolean {
  const onWhite = contrast(channelsOf(drawing), over(plate, white));
  return onWhite < 3 && contrast(channelsOf(drawing), over(plate, ink)) > onWhite;
}

/**
 * Whether white text on a colour reaches 4.5:1 (WCAG AA). Otherwise the text must be dark: see `darkTextOn`.
 *
 * @param color hex, rgb() or rgba(); a translucent one lies on white
 */
export function carriesWhiteText(color: string): boolean {
  return contrast(white, over(color, white)) >= enoughForText;
}

/**
 * Dark text for a colour that is too light for white text: ink, or black where ink has less than 4.5:1 (WCAG AA).
 * Brands do not replace these two, since the colour may be any.
 *
 * @param color hex, rgb() or rgba(); a translucent one lies on white
 */
export function darkTextOn(color: string): string {
  return contrast(ink, over(color, white)) >= enoughForText ? '#14191c' : '#000';
}

/**
 * A colour as it looks on white.
 *
 * @param color hex, rgb() or rgba()
 * @returns the same if it is opaque, otherwise rgb()
 */
export function opaqueOnWhite(color: string): string {
  return /^rgba/i.test(color) ? `rgb(${over(color, white).map(Math.round).join(', ')})` : color;
}

/**
 * Whether a graphic has enough contrast with its ground, 3:1 (WCAG AA for non-text).
 *
 * @param mark hex, rgb() or rgba()
 * @param ground the same
 * @param under the opaque colour that shows through a translucent ground
 */
export function hasContrast(mark: string, ground: string, under: string): boolean {
  const opaque = over(ground, channelsOf(under));
  return contrast(over(mark, opaque), opaque) >= 3;
}

/**
 * The contrast of two opaque colours, 1 to 21 (WCAG 2.2).
 *
 * @param one hex, rgb() or rgba(); alpha is ignored
 * @param other the same
 */
export function contrastOf(one: string, other: string): number {
  return contrast(channelsOf(one), channelsOf(other));
}
