import { isFilmAddress } from './film-address';

/** Prepares the text of a post for an HTML parser: shortcodes become elements, and lines of old editors paragraphs. */

const block =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|dl|table|blockquote|figure|pre|hr|section|article|aside|form|iframe|script|style|wp-\w+|!--)/i;

/** The classic editor stores empty lines in the place of paragraphs. */
function withParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (block.test(part) ? part : `<p>${part.replace(/\n/g, '<br>')}</p>`))
    .join('\n');
}

const attribute = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']?([^"'\\s\\]]+)`).exec(attributes)?.[1] ?? '';

const element = (name: string, attributes: Record<string, string>) =>
  `\n\n<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value.replace(/["<>&]/g, '')}"`)
    .join('')}></${name}>\n\n`;

/** What WordPress keeps beside a text that refers to it. */
export interface Stored {
  /** The ids of the pictures that belong to the page, in their order: a gallery without ids shows them. */
  pictures: readonly string[];
  /** The texts of reusable blocks, by their ids. */
  blocks: ReadonlyMap<string, string>;
}

const nothing: Stored = { pictures: [], blocks: new Map() };

/** What is known of WordPress itself. */
const known: Readonly<Record<string, (attributes: string, inside: string, stored: Stored) => string>> = {
  caption: (_attributes, inside) => {
    const [, picture = '', text = ''] = /^\s*((?:<a[^>]*>\s*)?<img[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inside) ?? [];
    return picture ? `\n\n<figure>${picture}<figcaption>${text.trim()}</figcaption></figure>\n\n` : inside;
  },
  gallery: (attributes, _inside, { pictures }) => {
    const ids = /(?:^|\s)(?:ids|include)\s*=\s*["']([\d,\s]+)["']/.exec(attributes)?.[1] ?? pictures.join();
    return element('wp-gallery', { ids });
  },
  embed: (_attributes, inside) => element('wp-embed', { src: inside.trim() }),
  youtube: (attributes, inside) => element('wp-embed', { src: inside.trim() || attributes.trim().replace(/^=/, '') }),
  video: (attributes) => element('wp-video', { src: attribute(attributes, 'mp4') || attribute(attributes, 'src') }),
};

/** One with an end, around no other one of its name. */
const pair = /\[([a-z][\w-]*)((?:\s|=)[^\]]*)?\]((?:(?!\[\1[\s=\]])[\s\S])*?)\[\/\1\]/gi;

/** One without an end. Plain text in brackets is no shortcode: one has attributes, or a name of several words. */
const single = /\[([a-z][\w-]*)((?:\s|=)[^\]]*)?\]/gi;

/** Page builders put a column directly behind another one; the texts of the two are no single line. */
const nextColumn = /(\[\/[a-z]\w*[-_][\w-]*\])(?=\[[a-z])/gi;

/** How deep shortcodes may be in each other. Page builders need less than ten. */
const maxShortcodeDepth = 20;

/** @param note gets the name of each shortcode that nothing stands for here */
function withoutShortcodes(text: string, note: (name: string) => void, stored: Stored): string {
  const replace = (name: string, attributes = '', inside = ''): string => {
    const make = known[name.toLowerCase()];
    if (make) return make(attributes, inside, stored);
    note(name.toLowerCase());
    return inside;
  };
  let result = text.replace(nextColumn, '$1\n\n');
  // What a shortcode leaves may have others in it.
  for (let depth = 0; depth < maxShortcodeDepth; depth += 1) {
    const before = result;
    result = before.replace(pair, (_whole, name: string, attributes?: string, inside?: string) =>
      replace(name, attributes, inside),
    );
    if (result === before) break;
  }
  return result.replace(single, (whole, name: string, attributes?: string) =>
    known[name.toLowerCase()] || attributes || /[-_]/.test(name) ? replace(name, attributes) : whole,
  );
}

/** The address of a film on a line of its own is a film. */
const withFilms = (text: string): string =>
  text.replace(/^[ \t]*(https?:\/\/\S+)[ \t]*$/gm, (line, address: string) =>
    isFilmAddress(address) ? element('wp-embed', { src: address }) : line,
  );

/** How deep reusable blocks may be in each other: one that holds itself has no end. */
const maxDepth = 5;

/** Puts the texts of reusable blocks in their places. One that is not in the export stays, and is noted later. */
function withReusable(text: string, stored: Stored, depth = 0): string {
  if (depth === maxDepth) return text;
  return text.replace(/<!-- wp:block (\{[^}]*\}) \/-->/g, (whole, attributes: string) => {
    const inside = stored.blocks.get(/"ref":\s*(\d+)/.exec(attributes)?.[1] ?? '');
    return inside === undefined ? whole : withReusable(inside, stored, depth + 1);
  });
}

/**
 * @param content as WordPress stores it
 * @param note gets the name of each shortcode that is left out
 * @param stored what the text refers to
 */
export function prepareHtml(content: string, note: (name: string) => void, stored = nothing): string {
  const whole = withReusable(content.replace(/\r\n?/g, '\n'), stored);
  const text = withoutShortcodes(whole, note, stored);
  return text.includes('<!-- wp:') ? text : withParagraphs(withFilms(text));
}
