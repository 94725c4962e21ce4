import { createHash } from 'node:crypto';

/**
 * The source of a policy that allows a script or a style by its text.
 *
 * @param {string} text as the browser sees it
 */
export const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @param {Iterable<string>} sources */
const unique = (sources) => [...new Set(sources)].join(' ');

/**
 * Undoes the escaping of an attribute's value, since a browser hashes what the attribute says, not how it is written.
 */
const entities = /** @type {const} */ ({
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
});

/** @param {string} value */
const unescapeAttribute = (value) =>
  value.replace(/&(?:amp|quot|#x27|#39|lt|gt);/g, (entity) => entities[/** @type {keyof typeof entities} */ (entity)]);

/**
 * The framework's own scripts stand outside the content. What stands inside it can only have come with the
 * content, past the sanitiser, and gets no hash: the policy then stops it.
 */
const content = /<main[\s\S]*<\/main>/i;

/** @param {string} html */
function inlineScripts(html) {
  const scripts = html.replace(content, '').matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi);
  return [...scripts]
    .filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , body = '']) => sha256(body));
}

/** @param {string} html */
function inlineStyles(html) {
  const markup = html.replace(/<script[\s\S]*?<\/script>/gi, '');
  const elements = [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, body = '']) => sha256(body));
  const attributes = [...markup.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) =>
    sha256(unescapeAttribute(value)),
  );
  return { elements, attributes };
}

/** The players and maps that sections know how to embed. Content can ask for no other origin. */
export const frameOrigins = Object.freeze([
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
  'https://www.google.com',
]);

/**
 * What the page may frame once a visitor asks for it, as its elements' `data-frame` attributes name it.
 *
 * @param {string} html
 */
function framedOrigins(html) {
  const markup = html.replace(/<script[\s\S]*?<\/script>/gi, '');
  const named = [...markup.matchAll(/<[a-z][^>]*\sdata-frame="([^"]*)"/gi)].map(([, origin = '']) => origin);
  return frameOrigins.filter((origin) => named.includes(origin));
}

/**
 * The content security policy of one page: nothing is allowed but what the page itself holds. Inline
 * scripts and styles are allowed by the hash of their text, so the page can be cached, which a nonce forbids.
 *
 * @param {string} html the whole document
 * @param {readonly string[]} mediaOrigins further origins pictures and films may come from
 * @param {boolean} isSecure whether the site is public under https
 * @param {string} [framedBy] the origin that may show the page in a frame; nobody may without it
 * @param {readonly string[]} [alsoFrames] what the page may show in frames besides what it holds
 */
export function contentSecurityPolicy(html, mediaOrigins, isSecure, framedBy = "'none'", alsoFrames = []) {
  const styles = inlineStyles(html);
  // 'unsafe-hashes' lets style attributes be matched by hash at all; it allows no style that is not listed.
  const styleAttributes = styles.attributes.length > 0 ? `'unsafe-hashes' ${unique(styles.attributes)}` : "'none'";
  const frames = [...alsoFrames, ...framedOrigins(html)];
  const media = ["'self'", ...mediaOrigins].join(' ');
  const directives = [
    "default-src 'none'",
    `script-src ${unique(["'self'", ...inlineScripts(html)])}`,
    `style-src-elem ${unique(["'self'", ...styles.elements])}`,
    `style-src-attr ${styleAttributes}`,
    `img-src ${media} data:`,
    `media-src ${media}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
