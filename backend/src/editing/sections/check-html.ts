import { allowedHtml, isAllowedAttribute } from '../../../../lib/sections/allowed-html';

const OPENING = /<\/?([a-z][a-z\d-]*)/iy;
const SPACE = /\s*/y;
const END = /\/?>/y;
const NAME = /[^\s=<>"'/]+/y;
const VALUE = /\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
const ANY_VALUE = /\s*=\s*[^\s>]*/y;
const ENTITY = /&(?!amp;)#?\w{1,30};/i;

/** Reads one token after another. Every pattern is tried once at each position, so the time is linear. */
class Reader {
  at = 0;
  constructor(readonly text: string) {}

  read(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at = pattern.lastIndex;
    return match ?? undefined;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }
}

/**
 * Finds what content may not have: elements, attributes, comments, unsafe links. Stricter than a browser: invalid HTML
 * that a browser would repair is refused too.
 *
 * @returns the names of what is not allowed, each once; empty if all is allowed
 */
export function notAllowedIn(html: string): string[] {
  const found = new Set<string>();
  const reader = new Reader(html);
  for (;;) {
    const next = html.indexOf('<', reader.at);
    if (next < 0) return [...found];
    reader.at = next;
    readTag(reader, found);
  }
}

function readTag(reader: Reader, found: Set<string>): void {
  const tag = reader.read(OPENING)?.[1]?.toLowerCase();
  if (tag === undefined) {
    found.add(reader.text.startsWith('<!--', reader.at) ? '<!-- -->' : '<');
    reader.at += 1;
    return;
  }
  if (!Object.hasOwn(allowedHtml, tag)) found.add(`<${tag}>`);
  for (;;) {
    reader.read(SPACE);
    if (reader.read(END)) return;
    const name = reader.read(NAME)?.[0]?.toLowerCase();
    if (name === undefined) {
      found.add(`<${tag}>`);
      // A tag that does not end, or a stray character in it.
      if (reader.isAtEnd || reader.text[reader.at] === '<') return;
      reader.at += 1;
      continue;
    }
    const value = reader.read(VALUE);
    const isUnquoted = !value && reader.read(ANY_VALUE) !== undefined;
    if (isUnquoted || !isAllowed(tag, name, value?.[1] ?? value?.[2] ?? '')) found.add(name);
  }
}

function isAllowed(tag: string, name: string, value: string): boolean {
  if (name !== 'href') return isAllowedAttribute(tag, name, value);
  return !ENTITY.test(value) && isAllowedAttribute(tag, name, value.replaceAll('&amp;', '&'));
}
