import type { Extensible } from './types';

/**
 * What the backend's application model, or a part of it, says under a key that this site does not know (SPEC.md §3:
 * "Other keys are kept as they are"), in the page's language. This is the one way to read such a key.
 *
 * The value is not validated: a link needs `isSafeLink` and `localizeHref`, HTML needs `sanitizeHtml`.
 *
 * @param key as the backend spells it
 * @param isValid whether a value is of the expected type
 * @returns undefined when the key is missing or its value is not valid
 */
export function otherValue<T>(
  { otherKeys }: Extensible,
  key: string,
  isValid: (value: unknown) => value is T,
): T | undefined {
  const value = otherKeys && Object.hasOwn(otherKeys, key) ? otherKeys[key] : undefined;
  return isValid(value) ? value : undefined;
}
