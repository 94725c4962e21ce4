/** A text of one line: line ends become spaces. */
export const oneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ');

/** Puts the caret where the page was pressed, or at the end of the element. */
export function placeCaret(element: HTMLElement, at?: { x: number; y: number }): void {
  const selection = window.getSelection();
  const pressed = at && caretAt(at.x, at.y);
  const range = document.createRange();
  if (pressed && element.contains(pressed.node)) range.setStart(pressed.node, pressed.offset);
  else range.selectNodeContents(element);
  range.collapse(Boolean(pressed && element.contains(pressed.node)));
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Browsers have either the standard function or their older one. */
function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
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
