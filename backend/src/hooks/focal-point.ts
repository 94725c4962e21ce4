import type { Edits } from './content-name';

interface Point {
  x: number;
  y: number;
}

/** Where a record has its focal point, in percent. */
interface Focal {
  focalX?: number | null;
  focalY?: number | null;
}

/** Of a file that has none: its sizes are cut around it. */
const CENTRE = 50;

/**
 * The focal point that an update asks for. A coordinate that was not sent stays.
 *
 * @param edits of the query, which count before the data
 * @returns undefined if it asks for none
 */
export function askedFocal({ focalPoint }: Edits, data: Focal | undefined, stored: Focal): Point | undefined {
  const { x, y } = focalPoint ?? { x: data?.focalX, y: data?.focalY };
  if (typeof x !== 'number' && typeof y !== 'number') return undefined;
  const orKept = (value: unknown, kept?: number | null) => (typeof value === 'number' ? value : (kept ?? CENTRE));
  return { x: orKept(x, stored.focalX), y: orKept(y, stored.focalY) };
}

export const isMoved = (to: Point | undefined, { focalX, focalY }: Focal): boolean =>
  to !== undefined && (to.x !== (focalX ?? CENTRE) || to.y !== (focalY ?? CENTRE));
