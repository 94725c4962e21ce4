/**
 * What a check found. `wrong`: the contract is broken. `warning`: the site copes, but somebody should know. `missing`: an
 * optional call that the host does not have. `skipped`: not looked at.
 */
export type Status = 'ok' | 'wrong' | 'warning' | 'missing' | 'skipped';

export interface Verdict {
  status: Status;
  /** One line for each thing found. */
  details: string[];
}

/** The longest list of details of one check. A host with one fault in a thousand pages is understood from a few. */
const maxDetails = 12;

function shorten(details: readonly string[]): string[] {
  const found = [...new Set(details)];
  const more = found.length - maxDetails;
  return more > 0 ? [...found.slice(0, maxDetails), `and ${more} more`] : found;
}

export const ok = (...details: string[]): Verdict => ({ status: 'ok', details });
export const missing = (...details: string[]): Verdict => ({ status: 'missing', details });
export const skipped = (...details: string[]): Verdict => ({ status: 'skipped', details });

/** Holds unless something was found. */
export const wrongIf = (found: readonly string[]): Verdict =>
  found.length > 0 ? { status: 'wrong', details: shorten(found) } : ok();

/** As `wrongIf`, for what the site copes with. */
export const warningIf = (found: readonly string[]): Verdict =>
  found.length > 0 ? { status: 'warning', details: shorten(found) } : ok();
