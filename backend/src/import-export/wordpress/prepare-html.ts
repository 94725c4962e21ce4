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

/** What is known of WordPress itself. */
const known: Readonly<Record<string, (attributes: string, inside: string) => string>> = {
  caption: (_attributes, inside) => {
    const [, picture = '', text = ''] = /^\s*((?:<a[^>]*>\s*)?<img[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inside) ?? [];
    return picture ? `\n\n<figure>${picture}<figcaption>${text.trim()}</figcaption></figure>\n\n` : inside;
  },
  gallery: (attributes) => {
    const ids = /(?:^|\s)ids\s*=\s*["']([\d,\s]+)["']/.exec(attributes)?.[1] ?? '';
    return element('wp-gallery', { ids });
  },
  embed: (_attributes, inside) => element('wp-embed', { src: inside.trim() }),
  youtube: (attributes, inside) => element('wp-embed', { src: inside.trim() || attributes.trim().replace(/^=/, '') }),
  video: (attributes) => element('wp-video', { src: attribute(attributes, 'mp4') || attribute(attributes, 'src') }),
};

/** Plain text in brackets is no shortcode: one has attributes, an end, or a name of several words. */
const shortcode = /\[([a-z][\w-]*)((?:\s|=)[^\]]*)?\](?:([\s\S]*?)\[\/\1\])?/gi;

/** @param note gets the name of each shortcode that nothing stands for here */
function withoutShortcodes(text: string, note: (name: string) => void): string {
  return text.replace(shortcode, (whole, name: string, attributes = '', inside?: string) => {
    const make = known[name.toLowerCase()];
    if (make) return make(String(attributes), inside ?? '');
    if (!attributes && inside === undefined && !/[-_]/.test(name)) return whole;
    note(name.toLowerCase());
    return inside ?? '';
  });
}

/**
 * @param content as WordPress stores it
 * @param note gets the name of each shortcode that is left out
 */
export function prepareHtml(content: string, note: (name: string) => void): string {
  const text = withoutShortcodes(content.replace(/\r\n?/g, '\n'), note);
  return text.includes('<!-- wp:') ? text : withParagraphs(text);
}
