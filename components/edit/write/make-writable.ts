const names = ['contenteditable', 'aria-describedby', 'data-inline-text'];

/**
 * Makes an element of the page a text field. A heading stays a heading, for assistive technology too.
 *
 * @param hintId the element that says which keys end the writing
 * @returns makes it what it was before
 */
export function makeWritable(element: HTMLElement, hintId: string): () => void {
  const before = names.map((name) => [name, element.getAttribute(name)] as const);
  const node = element.firstChild;
  element.setAttribute('contenteditable', 'plaintext-only');
  // A browser without it would take pictures and bold text; `write-in-place.ts` refuses these.
  if (element.contentEditable !== 'plaintext-only') element.setAttribute('contenteditable', 'true');
  element.setAttribute('aria-describedby', hintId);
  element.setAttribute('data-inline-text', '');
  return () => {
    for (const [name, value] of before) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    // React writes into the text node that it has made.
    if (!(node instanceof Text) || (element.firstChild === node && element.childNodes.length === 1)) return;
    node.nodeValue = element.textContent;
    element.replaceChildren(node);
  };
}
