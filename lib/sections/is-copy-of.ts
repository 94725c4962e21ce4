/** Names, numbers and short terms may be the same in two languages. A text of so many words is not. */
const minWords = 5;

/**
 * Whether a translation is still the text that it was copied from. The backend counts translations with this too, so it
 * uses no path alias.
 */
export function isCopyOf(source: unknown, translation: unknown): boolean {
  if (typeof source !== 'string' || typeof translation !== 'string' || source.trim() !== translation.trim())
    return false;
  const words = source.replace(/<[^>]*>/g, ' ').match(/\p{L}{2,}/gu) ?? [];
  return words.length >= minWords;
}
