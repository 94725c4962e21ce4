const opposite: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * An arrow key in the order of reading: the left one leads on where text is written from right to left.
 *
 * @param key as `KeyboardEvent.key`
 * @param at an element in that text
 */
export function keyInOrder(key: string, at: Element): string {
  return (getComputedStyle(at).direction === 'rtl' && opposite[key]) || key;
}
