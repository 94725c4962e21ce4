import files from './font-files.json';
import type { PairingName } from './options';

/** The families of `scripts/fonts.mjs`. */
export type FamilyName = keyof typeof files;

/** The families of titles, text and annotations. */
interface Pairing {
  head: FamilyName;
  text: FamilyName;
  note: FamilyName;
  /** Of titles, as a share of the tight spacing that Archivo needs. */
  tracking: number;
  /** Of titles. */
  weight: number;
}

export const pairings: Record<PairingName, Pairing> = {
  drawing: { head: 'archivo', text: 'archivo', note: 'sofia', tracking: 1, weight: 600 },
  editorial: { head: 'newsreader', text: 'instrument', note: 'instrument', tracking: 0.6, weight: 500 },
  technical: { head: 'grotesk', text: 'grotesk', note: 'mono', tracking: 1.15, weight: 600 },
  architectural: { head: 'jost', text: 'jost', note: 'jost', tracking: 0.35, weight: 500 },
};

export const familyFiles = files;
