import type { PayloadRequest } from 'payload';
import { fallbackMetrics, systemWidths } from '../../../lib/brand/fallback-metrics.mjs';
import { readFont } from '../../../lib/brand/font-tables.mjs';
import { message } from '../validation/messages';

/** Letters that Turkish texts need, beside the basic ones. */
const turkishLetters = 'ğĞıİşŞçÇöÖüÜ';
/** Letters and digits that every font needs. They come last, since a message names only the first missing ones. */
const basicLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** What the site needs to know of a font (docs/contract.md#brand). */
export interface OwnFontFacts {
  weights: [min: number, max: number];
  metrics: { size: number; ascent: number; descent: number };
}

/**
 * Reads a font of the company's own.
 *
 * @param bytes the file
 * @returns its facts, or why it cannot be used, in the editor's language
 */
export function readOwnFont(bytes: Buffer, req: Pick<PayloadRequest, 'i18n'>): OwnFontFacts | string {
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') return message('fontNotWoff2', req);
  try {
    const font = readFont(bytes);
    const missing = [...turkishLetters, ...basicLetters].filter((letter) => !font.has(letter));
    if (missing.length > 0) {
      return message('fontLetters', req).replace('{names}', () => missing.slice(0, turkishLetters.length).join(' '));
    }
    return { weights: font.weights, metrics: fallbackMetrics(font, systemWidths.arial) };
  } catch {
    return message('fontBroken', req);
  }
}
