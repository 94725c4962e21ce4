import { caretIn, insertText, oneLine, showText } from './caret';

/** Why writing in an element has ended. */
export type EndOfWriting = 'enter' | 'escape' | 'left';

interface Callbacks {
  onText: (text: string) => void;
  onEnd: (why: EndOfWriting) => void;
}

const textOf = (element: HTMLElement) => oneLine(element.textContent ?? '');

/** Typing in an element of the page, as in a text field of one line. */
export function writeInPlace(element: HTMLElement, { onText, onEnd }: Callbacks) {
  let [text, caret, isComposing] = [textOf(element), caretIn(element), false];

  // React may write into the element when the page is rendered again: what is typed stays, and the caret too.
  const observer = new MutationObserver(() => {
    if (isComposing || (textOf(element) === text && caretIn(element) === caret)) return;
    showText(element, text, caret ?? text.length);
    observer.takeRecords();
  });
  const watched = { characterData: true, childList: true, subtree: true };
  observer.observe(element, watched);

  const onInput = ({ target }: Event) => {
    if (target !== element) return;
    observer.takeRecords();
    caret = caretIn(element);
    const typed = textOf(element);
    if (typed === text) return;
    text = typed;
    onText(text);
  };
  const onSelectionChange = () => {
    caret = caretIn(element) ?? caret;
  };
  const onBeforeInput = (event: InputEvent) => {
    const { inputType } = event;
    const isNewLine = inputType === 'insertParagraph' || inputType === 'insertLineBreak';
    if (isNewLine || inputType.startsWith('format')) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // They move the caret, and neither the site's menu nor a carousel around the text.
    if (/^(?:Arrow|Home$|End$)/.test(event.key)) event.stopPropagation();
    // While letters are composed, these keys belong to the input method.
    if (event.isComposing || isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    onEnd(event.key === 'Enter' ? 'enter' : 'escape');
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    insertText(element, oneLine(event.clipboardData?.getData('text/plain') ?? ''));
  };
  const onBlur = () => {
    // Another window has the focus; the writing goes on when the editor comes back.
    if (document.activeElement !== element) onEnd('left');
  };
  const refuse = (event: Event) => event.preventDefault();
  const compose = ({ type }: Event) => {
    isComposing = type === 'compositionstart';
  };

  const listeners: [string, (event: never) => void][] = [
    ['beforeinput', onBeforeInput],
    ['keydown', onKeyDown],
    ['paste', onPaste],
    ['drop', refuse],
    ['blur', onBlur],
    ['compositionstart', compose],
    ['compositionend', compose],
  ];
  for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);
  document.addEventListener('selectionchange', onSelectionChange);
  // Before React's own listener: after that one, the observer would see what was typed as a change by React.
  window.addEventListener('input', onInput, true);

  return {
    /** Shows a text that was not typed here: in the form, or by undo. */
    show(next: string): void {
      if (next === text) return;
      text = next;
      caret = next.length;
      showText(element, next, caret);
      observer.takeRecords();
    },
    stop(): void {
      observer.disconnect();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
      document.removeEventListener('selectionchange', onSelectionChange);
      window.removeEventListener('input', onInput, true);
    },
  };
}
