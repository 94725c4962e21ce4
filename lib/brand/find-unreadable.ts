import { contrastOf } from '../color/contrast';
import { nearest } from '../color/reach-contrast';
import { resolveBrand, type BrandChoice } from './brand';
import type { ColorName } from './options';
import { textOnDark } from './palette';

/** A pair of colours that cannot be read together. */
export interface Unreadable {
  /** The colour to change. */
  field: ColorName;
  /** What it fails against. */
  against: ColorName | 'white';
  /** Rounded down to a tenth. */
  ratio: number;
  /** The nearest colour that passes; absent when the other one has to change. */
  suggestion?: string;
}

/** WCAG 2.2 AA for text. */
const enough = 4.5;

const byHundredths = (ratio: number) => Math.floor(ratio * 100) / 100;

/**
 * The pairs that WCAG AA refuses. Texts in derived colours are not among them: the derivation guarantees their
 * contrast (`palette.ts`).
 *
 * @param choice colours as hex
 */
export function findUnreadable(choice: BrandChoice): Unreadable[] {
  const { colors } = resolveBrand(choice);
  const { ink, accent, paper, surface, dark } = colors;
  // Changing what was chosen is of use; changing a theme's colour is not what the editor asked for.
  const chosenOf = (one: ColorName, other: ColorName) => (choice.colors[other] && !choice.colors[one] ? other : one);
  const found: Unreadable[] = [];
  const require = (field: ColorName, against: Unreadable['against'], ground: string) => {
    const passes = (color: string) => contrastOf(color, ground) >= enough;
    if (passes(colors[field])) return;
    const ratio = byHundredths(contrastOf(colors[field], ground));
    found.push({ field, against, ratio, suggestion: nearest(colors[field], passes) });
  };
  const onPaper = chosenOf('ink', 'paper');
  require(onPaper, onPaper === 'ink' ? 'paper' : 'ink', onPaper === 'ink' ? paper : ink);
  const onSurface = chosenOf('surface', 'ink');
  require(onSurface, onSurface === 'ink' ? 'surface' : 'ink', onSurface === 'ink' ? surface : ink);
  require('dark', 'white', textOnDark);
  const isDarkSound = !found.some(({ field }) => field === 'dark');
  // A button in the accent has text in the darker or the lighter of the two.
  const best = (color: string) => Math.max(contrastOf(color, textOnDark), contrastOf(color, dark));
  if (isDarkSound && best(accent) < enough) {
    const suggestion = nearest(accent, (color) => best(color) >= enough);
    found.push({ field: 'accent', against: 'dark', ratio: byHundredths(best(accent)), suggestion });
  }
  return found.filter(({ field }, index) => found.findIndex((each) => each.field === field) === index);
}
