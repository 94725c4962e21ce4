const resourcePolicy = 'cross-origin-resource-policy';

/**
 * Paths, without the slash at their beginning, of what other sites may show: search engines list the pictures of the
 * sitemap, and programs that show a link load its share image and icon. A regular expression.
 */
const shownElsewhere = '(?:media|share)/.*|(?:favicon|icon|apple-touch-icon)[^/]*\\.(?:ico|png|svg)';

const isShownElsewhere = new RegExp(`^/(?:${shownElsewhere})$`);

/**
 * What every answer of the site says to browsers, whoever gives it: Next or what stands before it. Files say less
 * (`forContentType`).
 *
 * @param {string} siteUrl
 */
export const securityHeaders = (siteUrl) => [
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { key: 'x-frame-options', value: 'DENY' },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
  { key: resourcePolicy, value: 'same-origin' },
  { key: 'permissions-policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  ...(siteUrl.startsWith('https:')
    ? [{ key: 'strict-transport-security', value: 'max-age=63072000; includeSubDomains' }]
    : []),
];

const openPolicy = { key: resourcePolicy, value: 'cross-origin' };

/**
 * The same as rules of Next's configuration. Of two rules that set one header, Next takes the last.
 *
 * @param {string} siteUrl
 */
export const headerRules = (siteUrl) => [
  { source: '/:path*', headers: securityHeaders(siteUrl) },
  { source: `/:path(${shownElsewhere})`, headers: [openPolicy] },
];

/**
 * The same for what is answered before Next.
 *
 * @param {string} siteUrl
 * @param {string} [url] the request target; without it the answer is nothing that other sites may show
 * @returns {Record<string, string>}
 */
export function ownAnswerHeaders(siteUrl, url = '') {
  const [path = ''] = url.split(/[?#]/, 1);
  const headers = [...securityHeaders(siteUrl), ...(isShownElsewhere.test(path) ? [openPolicy] : [])];
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
}

/** What browsers read of documents alone. The policy below says who may frame an answer. */
const ofDocuments = ['cross-origin-opener-policy', 'permissions-policy', 'x-frame-options'];

/**
 * Scripts, styles, fonts and photographs. Opened as a page, a browser shows their text or their pixels, and runs
 * nothing; a drawing it would run.
 */
const isPassive = (/** @type {string} */ type) =>
  /^(?:application\/javascript|text\/css|font\/|image\/(?!svg))/.test(type);

/** For what loads nothing. */
const passivePolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The headers for a content type: a file that can do nothing has a short policy, and lacks what only a document reads.
 * That is 230 bytes less, a dozen times on a first visit.
 *
 * @param {Record<string, string>} headers of an answer, with names in small letters
 * @param {string} [type] its content type
 * @returns {Record<string, string>}
 */
export function forContentType(headers, type = '') {
  if (!isPassive(type)) return headers;
  const kept = Object.entries(headers).filter(([name]) => !ofDocuments.includes(name));
  return { ...Object.fromEntries(kept), 'content-security-policy': passivePolicy };
}
