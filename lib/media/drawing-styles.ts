const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Decodes what XML escapes. */
function decode(xml: string): string {
  return xml.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|quot|apos|amp));/gi, (whole, hex, decimal, name) => {
    if (name) return named[String(name)] ?? whole;
    const code = hex ? parseInt(String(hex), 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

// The name ends where it ends: a tag without an end is read once.
const tag = /<(\/?)([^\s<>/"'=]+)(?=[\s/>"'=])(?:[^<>"']|"[^"]*"|'[^']*')*>/y;
const styleAttribute = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const isStyle = (name: string) => name === 'style' || name.endsWith(':style');

/**
 * The styles of a drawing, as a browser sees them: XML decoded, without comments.
 *
 * It is read once, up to the first syntax error, because a browser shows nothing after it.
 *
 * @param svg the file's text
 */
export function drawingStyles(svg: string): { elements: string[]; attributes: string[] } {
  const xml = svg.replace(/\r\n?/g, '\n');
  const [elements, attributes]: [string[], string[]] = [[], []];
  /** The text of the style element that is open. */
  let open: string | undefined;
  let position = 0;
  const add = (text: string) => {
    if (open !== undefined) open += text;
  };
  /** Skips to the end of something. @returns what is in it; undefined where it has no end */
  const upTo = (from: number, end: string) => {
    const at = xml.indexOf(end, from);
    if (at === -1) return undefined;
    position = at + end.length;
    return xml.slice(from, at);
  };
  for (;;) {
    const text = upTo(position, '<');
    if (text === undefined) break;
    add(decode(text));
    const start = position - 1;
    if (xml.startsWith('<!--', start)) {
      if (upTo(start + 4, '-->') === undefined) break;
    } else if (xml.startsWith('<![CDATA[', start)) {
      const data = upTo(start + 9, ']]>');
      if (data === undefined) break;
      add(data);
    } else if (xml.startsWith('<?', start)) {
      if (upTo(start + 2, '?>') === undefined) break;
    } else {
      tag.lastIndex = start;
      const [whole, slash, name = ''] = tag.exec(xml) ?? [];
      if (whole === undefined) break;
      position = start + whole.length;
      if (open !== undefined && slash && isStyle(name)) {
        elements.push(open);
        open = undefined;
      } else if (!slash && isStyle(name) && !whole.endsWith('/>')) open = '';
      for (const [, double, single] of whole.matchAll(styleAttribute)) {
        attributes.push(decode((double ?? single ?? '').replace(/[\n\t]/g, ' ')));
      }
    }
  }
  return { elements, attributes };
}
