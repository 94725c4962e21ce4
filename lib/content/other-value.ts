import type { Extensible } from './types';

/**
 * The value of a key of the application model, or of a part of it, that this site does not know, in the page's
 * language. Such keys are kept as they are (docs/contract.md#application-model). This is the one way to read them.
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
