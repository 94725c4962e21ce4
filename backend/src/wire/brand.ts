import { colorNames } from '../../../lib/brand/options';
import { defaultLanguage } from '../languages';
import type { MediaById, MediaId, WireContext } from './context';
import { fileToWire, imageToWire } from './image';
import { isRecord, textOf, withoutAbsent, type StoredValues } from './values';

const images = ['logo', 'logoOnDark', 'icon'] as const;
const choices = ['theme', 'corners', 'lines', 'header'] as const;

/** An object with at least one value. */
function someOf(values: Record<string, unknown>): Record<string, unknown> | undefined {
  const present = withoutAbsent(values);
  return Object.keys(present).length > 0 ? present : undefined;
}

const textsOf = (stored: StoredValues, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(stored[name])]));

/** The company's own font, with what was read from the file when it was saved. */
function ownFont({ own, ownFacts }: StoredValues, context: WireContext): Record<string, unknown> | undefined {
  const src = fileToWire(own, context);
  return src && isRecord(ownFacts) ? { src, ...ownFacts } : undefined;
}

/**
 * The brand of the contract (docs/contract.md#brand).
 *
 * @returns undefined for a brand that nobody has chosen: the site then has its own
 */
export function brandToWire(stored: StoredValues, media: MediaById): Record<string, unknown> | undefined {
  const { stations } = stored;
  const context = { language: defaultLanguage, media };
  const colors = isRecord(stored.colors) ? stored.colors : {};
  const fonts = isRecord(stored.fonts) ? stored.fonts : {};
  return someOf({
    ...textsOf(stored, choices),
    colors: someOf(textsOf(colors, colorNames)),
    fonts: someOf({ ...textsOf(fonts, ['pairing']), own: ownFont(fonts, context) }),
    stations: stations === 'on' || stations === 'off' ? stations === 'on' : undefined,
    ...Object.fromEntries(images.map((name) => [name, imageToWire(stored[name], context)])),
  });
}

export function mediaIdsOfBrand(stored: StoredValues): MediaId[] {
  const fonts = isRecord(stored.fonts) ? stored.fonts : {};
  const ids = [...images.map((name) => stored[name]), fonts.own];
  return ids.filter((id) => typeof id === 'number' || typeof id === 'string');
}
