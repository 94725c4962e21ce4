import type { Extensible } from './types';

/**
 * What the backend's application model, or a part of it, says under a key that this site does not know (SPEC.md §3:
 * "Other keys are kept as they are"), in the page's language. This is the one way to read such a key.
 *
 * Nothing has looked at the value: links want `isSafeLink` and `localizeHref`, HTML wants `sanitizeHtml`.
 *
 * @param key as the backend spells it
 * @param isValid whether a value is what is wanted
 * @returns undefined where there is no such key, or its value is something else
 */
export function otherValue<T>(
  { otherKeys }: Extensible,
  key: string,
  isValid: (value: unknown) => value is T,
): T | undefined {
  const value = otherKeys && Object.hasOwn(otherKeys, key) ? otherKeys[key] : undefined;
  return isValid(value) ? value : undefined;
}
