import type { PayloadRequest } from 'payload';
import { defaultLanguage } from '../languages';

/**
 * A request of the REST API without a locale uses the default language. With Payload's language fallback turned off it
 * would have none, and localised values would be dropped silently.
 */
export function fillInDefaultLocale({ req }: { req: PayloadRequest }): void {
  req.locale ??= defaultLanguage;
}
