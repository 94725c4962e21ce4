/** A text of one line: line ends become spaces. */
export const oneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ');

/**
 * How many characters of an element are before the point where the page was pressed; undefined if the point is not in
 * its text.
 */
export function caretAtPoint(element: HTMLElement, x: number, y: number): number | undefined {
  const pressed = positionAt(x, y);
  return pressed?.node instanceof Text && element.contains(pressed.node) ? pressed.offset : undefined;
}

/** Puts the caret after so many characters, or at the end of the element. */
export function placeCaret(element: HTMLElement, caret?: number): void {
  const selection = window.getSelection();
  const range = document.createRange();
  const { firstChild } = element;
  const isIn = caret !== undefined && firstChild instanceof Text;
  if (isIn) range.setStart(firstChild, Math.min(caret, firstChild.length));
  else range.selectNodeContents(element);
  range.collapse(isIn);
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Browsers have either the standard function or their older one. */
function positionAt(x: number, y: number): { node: Node; offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const found = document.caretPositionFromPoint(x, y);
    return found ? { node: found.offsetNode, offset: found.offset } : undefined;
  }
  const range = (
    document as Document & { caretRangeFromPoint?: (x: number, y: number) => Range | null }
  ).caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

/** How many characters are before the caret. */
export function caretIn(element: HTMLElement): number | undefined {
  const selection = window.getSelection();
  if (!selection?.rangeCount || !element.contains(selection.anchorNode)) return undefined;
  const range = selection.getRangeAt(0).cloneRange();
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.endContainer, range.endOffset);
  return before.toString().length;
}

/** Shows another text in an element, with the caret after so many characters. */
export function showText(element: HTMLElement, text: string, caret?: number): void {
  const node = element.firstChild;
  // React knows this node and writes into it later.
  if (node instanceof Text && element.childNodes.length === 1) node.nodeValue = text;
  else element.textContent = text;
  if (caret === undefined || !(element.firstChild instanceof Text)) return;
  const range = document.createRange();
  range.setStart(element.firstChild, Math.min(caret, element.firstChild.length));
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Types a text in the place of what is selected. */
export function insertText(element: HTMLElement, text: string): void {
  const selection = window.getSelection();
  if (!selection?.rangeCount || !element.contains(selection.anchorNode)) return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  const node = document.createTextNode(text);
  range.insertNode(node);
  range.setStartAfter(node);
  range.collapse(true);
  selection.removeAllRanges();
  selection.addRange(range);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
