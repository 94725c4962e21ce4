import type { PayloadRequest } from 'payload';
import { defaultLanguage } from '../languages';

/**
 * A request of the REST API that names no locale means the default language. With Payload's language fallback
 * off it would mean none, and localised values would be dropped without a word.
 */
export function fillInDefaultLocale({ req }: { req: PayloadRequest }): void {
  req.locale ??= defaultLanguage;
}
