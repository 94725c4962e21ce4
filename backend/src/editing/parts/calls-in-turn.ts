import type { SanitizedConfig } from 'payload';
import { wrapCalls } from '../../publication/wrap-calls';
import { onPart } from './read-part';

/**
 * The forms of parts in the admin take the turn of their part, like the calls of the edit mode: Payload reads the whole
 * part and writes it again, and an edit that was saved between would be lost. A form that had to wait is refused if the
 * part was saved meanwhile (`publication/opened-at.ts`).
 */
export function withPartTurns(config: SanitizedConfig): SanitizedConfig {
  for (const part of config.globals) {
    if (!part.endpoints) continue;
    part.endpoints = wrapCalls(part.endpoints, {
      // Payload refuses a call without an account.
      'post /': (handler) => async (req) =>
        req.user ? onPart(req, part.slug, async () => handler(req)) : handler(req),
    });
  }
  return config;
}
