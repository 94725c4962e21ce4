/** The characters that have a raised and a lowered form in Unicode, and those forms in the same order. */
const plain = '0123456789+-−=()';
const forms: Readonly<Record<string, string>> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎' };

/**
 * Writes the text of a `sup` or `sub` element without the element, because content may not have it and `m2` is not `m²`.
 *
 * @param whole the text of the whole element: half of it is not raised
 * @returns the text itself if a character has no such form
 */
export function writeScript(text: string, tag: string, whole = text): string {
  const hasForms = [...whole].every((character) => plain.includes(character) || !character.trim());
  if (!hasForms) return text;
  return [...text].map((character) => forms[tag]?.charAt(plain.indexOf(character)) || character).join('');
}
