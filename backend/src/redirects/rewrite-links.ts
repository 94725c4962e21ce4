import { isRecord } from '../wire/values';

type Resolve = (href: string) => string;

const LINK_NAME = /link$/i;
const HAS_LINK = /<a\b/i;
const HREF = /(<a\b[^<>]*?\shref\s*=\s*)(["'])(.*?)\2/gi;

const inHtml = (html: string, resolve: Resolve) =>
  html.replace(HREF, (whole, head: string, quote: string, href: string) => {
    const resolved = resolve(href.replaceAll('&amp;', '&'));
    return resolved === href.replaceAll('&amp;', '&') ? whole : `${head}${quote}${escapeAttribute(resolved)}${quote}`;
  });

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');

/** The posts of a list name pages by key, after the list's base path. */
function withPosts(section: Record<string, unknown>, resolve: Resolve): Record<string, unknown> {
  const { basePath = '/page/', list } = section;
  if (section.type !== 'lastPosts' || typeof basePath !== 'string' || !Array.isArray(list)) return section;
  const posts = list.map((post: unknown) => {
    if (!isRecord(post) || typeof post.id !== 'string') return post;
    const address = resolve(basePath + post.id);
    return address.startsWith(basePath) ? { ...post, id: address.slice(basePath.length) } : post;
  });
  return { ...section, list: posts };
}

/**
 * Changes the links of an answer, in fields and HTML, to the targets of permanent redirects. Stored documents are not
 * changed, so a page that moves back needs no repair.
 */
export function rewriteLinks<T>(wire: T, resolve: Resolve): T {
  const rewrite = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') {
      if (LINK_NAME.test(name)) return value.startsWith('/') ? resolve(value) : value;
      return HAS_LINK.test(value) ? inHtml(value, resolve) : value;
    }
    if (Array.isArray(value)) return value.map((item) => rewrite(item, name));
    if (!isRecord(value)) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rewrite(item, key)]));
    return withPosts(copy, resolve);
  };
  return rewrite(wire, '') as T;
}
