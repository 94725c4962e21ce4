const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** Word writes list items as paragraphs, with the list and the level in a style property of its own. */
const itemLevel = /mso-list:\s*l\d+\s+level(\d)/i;
const marker = /mso-list:\s*ignore/i;
/** The marker of a numbered item: `1.`, `(a)` or `ç)`. A bullet has neither dot nor bracket. */
const number = /^\s*\(?[\p{L}\d]{1,4}[.)]/u;
/** A marker that a browser may have left without its style, in Word's own fonts or a number, and nothing else. */
const bareMarker = /^\s*(?:[·•▪§\uf0b7\uf0a7–-]|o|\(?[\p{L}\d]{1,3}[.)])\s+$/u;

/** The levels of paragraphs whose list is in a rule of the document's style sheet: `p.MsoListBullet {…}`. */
function levelsOfClasses(document: Document): ReadonlyMap<string, number> {
  const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('\n');
  const rules = [...sheets.matchAll(/p\.(\w+)[^{}]*\{([^{}]*)\}/g)];
  return new Map(
    rules.flatMap(([, name = '', body = '']) => {
      const level = itemLevel.exec(body)?.[1];
      return level ? [[name, Number(level)] as const] : [];
    }),
  );
}

/** Removes the marker, `1.` or a bullet, from an item. @returns the marker's text */
function takeMarker(item: Element): string {
  const found = [...item.querySelectorAll('[style]')].find((element) => marker.test(styleOf(element)));
  const bare = item.firstElementChild?.localName === 'span' ? item.firstElementChild : null;
  const taken = found ?? (bareMarker.test(bare?.textContent ?? '') ? bare : null);
  const text = taken?.textContent ?? '';
  taken?.remove();
  return text;
}

/** Safari removes Word's own properties; then only the class and the marker tell a list item. */
function isBareItem(paragraph: Element): boolean {
  return /^MsoList/.test(paragraph.className) && bareMarker.test(paragraph.firstElementChild?.textContent ?? '');
}

/** Converts Word's paragraphs to lists; a deeper level becomes a list inside the item above it. */
export function makeWordLists({ body }: Document): void {
  const ofClasses = levelsOfClasses(body.ownerDocument);
  const levelOf = (paragraph: Element) =>
    Number(itemLevel.exec(styleOf(paragraph))?.[1] ?? ofClasses.get(paragraph.className) ?? isBareItem(paragraph));
  /** The list that is open at each level: a level that was left out has that of the items below it. */
  let open: HTMLElement[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    const tag = number.test(takeMarker(paragraph)) ? 'ol' : 'ul';
    // Another element is between this item and the last one, so a new list begins.
    if (paragraph.previousElementSibling !== last) open = [];
    open.length = Math.min(open.length, level);
    let list = open.at(-1);
    if (!list || open.length < level || list.localName !== tag) {
      const isDeeper = open.length < level;
      const outer = open.findLast((each) => isDeeper || each !== list);
      list = body.ownerDocument.createElement(tag);
      if (outer?.lastElementChild) outer.lastElementChild.append(list);
      else paragraph.before(list);
      // Those of the levels above; the new one takes its own level, and those between.
      const above = outer ? open.slice(0, open.lastIndexOf(outer) + 1) : [];
      open = [...above, ...Array<HTMLElement>(level - above.length).fill(list)];
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
    last = open[0];
  }
}
