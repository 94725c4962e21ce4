/**
 * What every answer of the site says to browsers, whoever gives it: Next or what stands before it.
 *
 * @param {string} siteUrl
 */
export const securityHeaders = (siteUrl) => [
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { key: 'x-frame-options', value: 'DENY' },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
  { key: 'cross-origin-resource-policy', value: 'same-origin' },
  { key: 'permissions-policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  ...(siteUrl.startsWith('https:')
    ? [{ key: 'strict-transport-security', value: 'max-age=63072000; includeSubDomains' }]
    : []),
];

/**
 * The same for what is answered before Next.
 *
 * @param {string} siteUrl
 * @returns {Record<string, string>}
 */
export const ownAnswerHeaders = (siteUrl) =>
  Object.fromEntries(securityHeaders(siteUrl).map(({ key, value }) => [key, value]));
