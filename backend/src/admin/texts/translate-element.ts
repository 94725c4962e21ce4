/** What Payload's components have in English in every language, in the language of the admin. */
export interface OwnTexts {
  /** Whole texts, and names of controls. */
  replaced: readonly (readonly [RegExp, string])[];
  /** How a point in time is written, where Payload writes it as in the United States. */
  time: Intl.DateTimeFormat;
  selectAll: string;
  /** The name of a dialog without a heading. */
  dialog: string;
}

/** Payload names a dialog by its key, and hides one that is closed. */
const dialogs = '[role="dialog"][aria-label], dialog[aria-label]';

function nameDialog(dialog: Element, { dialog: anyDialog }: OwnTexts): void {
  // One of our own has a name already, which is no key. A heading may come later than its dialog.
  if (![dialog.id, anyDialog].includes(dialog.getAttribute('aria-label') ?? '')) return;
  const heading = dialog.querySelector('h1, h2, h3')?.textContent?.trim();
  const name = heading || anyDialog;
  if (dialog.getAttribute('aria-label') !== name) dialog.setAttribute('aria-label', name);
}

/** A checkbox has the name of its field as its hint, although it has a label. The one above a list has none. */
function nameCheckbox(box: Element, { selectAll }: OwnTexts): void {
  if (box.getAttribute('title') !== box.getAttribute('name')) return;
  if (box.id === 'select-all') box.setAttribute('title', selectAll);
  else if (box.closest('.checkbox-input')?.querySelector('label')) box.removeAttribute('title');
}

/** Such as `Nov 25, 2026, 9:41 AM`; some browsers put a narrow space before the last word. */
const americanTime = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/;

/** @returns undefined for a text that is no such one */
function translated(text: string, { replaced, time }: OwnTexts): string | undefined {
  const date = americanTime.test(text) ? new Date(text.replace(/\s/g, ' ')) : undefined;
  if (date && !Number.isNaN(date.getTime())) return time.format(date);
  const found = replaced.find(([pattern]) => pattern.test(text));
  return found && text.replace(...found);
}

/** Translates what an element of the admin shows and is called, and everything in it. */
export function translateElement(root: Element, texts: OwnTexts): void {
  const each = (selector: string) => [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)];
  const around = root.closest(dialogs);
  for (const dialog of new Set([...(around ? [around] : []), ...each(dialogs)])) nameDialog(dialog, texts);
  for (const box of each('input[type="checkbox"][title]')) nameCheckbox(box, texts);
  for (const control of each('button[aria-label], section[aria-label]')) {
    const name = translated(control.getAttribute('aria-label') ?? '', texts);
    if (name) control.setAttribute('aria-label', name);
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = translated((node as Text).data, texts);
    if (text) (node as Text).data = text;
  }
}
