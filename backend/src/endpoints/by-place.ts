import { defaultLanguage } from '../languages';

/** A page of a list, with what decides its place. */
export interface Placed {
  id: number;
  order: number | null;
  title: string | null;
}

const collator = new Intl.Collator(defaultLanguage);

/** By position, those without one last, then by title. */
export function byPlace(a: Placed, b: Placed): number {
  const difference = (a.order ?? Infinity) - (b.order ?? Infinity);
  // Infinity - Infinity is NaN: neither has a position.
  return difference || collator.compare(a.title ?? '', b.title ?? '') || a.id - b.id;
}
