/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees (CSS Color 4). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Three = [number, number, number];

const toLinear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const fromLinear = (share: number) => (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);

/** @param hex a colour of three or six digits */
export function toOklch(hex: string): Oklch {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const value = Number.parseInt(digits, 16);
  const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255].map((each) => toLinear(each / 255)) as Three;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    hue: (Math.atan2(y, x) * 180) / Math.PI,
  };
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Three {
  const [x, y] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (rgb: Three) => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** Six-digit hex. A colour that sRGB cannot show loses chroma until it can: lightness and hue stay. */
export function toHex(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness));
  let [low, high] = [0, color.chroma];
  if (!isShown(toLinearRgb({ ...color, lightness }))) {
    for (let step = 0; step < 16; step += 1) {
      const middle = (low + high) / 2;
      if (isShown(toLinearRgb({ ...color, lightness, chroma: middle }))) low = middle;
      else high = middle;
    }
  } else low = color.chroma;
  const channels = toLinearRgb({ ...color, lightness, chroma: low }).map((channel) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, channel))) * 255),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The mixture of two colours in OKLab, from `one` (0) to `other` (1). */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [toOklch(one), toOklch(other)];
  const cartesian = ({ chroma, hue }: Oklch): [number, number] => [
    chroma * Math.cos((hue * Math.PI) / 180),
    chroma * Math.sin((hue * Math.PI) / 180),
  ];
  const [[ax, ay], [bx, by]] = [cartesian(from), cartesian(to)];
  const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share];
  return toHex({
    lightness: from.lightness + (to.lightness - from.lightness) * share,
    chroma: Math.hypot(x, y),
    hue: (Math.atan2(y, x) * 180) / Math.PI,
  });
}
