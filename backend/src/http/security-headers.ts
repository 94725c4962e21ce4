export interface Site {
  /** The site's origin: the live preview shows its pages in a frame. */
  origin: string | undefined;
  /** Whether the backend is reached over https only. */
  isSecure: boolean;
}

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const everywhere: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
];

/** The admin may frame itself; nobody may frame anything else. */
export const isAdminPage = (path: string): boolean => /^\/admin(?:[/?]|$)/.test(path);

/**
 * The policy of an admin page. Scripts need the nonce, or are loaded by a script that has it. Inline styles are
 * allowed, because Payload writes style sheets and attributes that change with every version (docs/decisions/0037).
 */
function adminPolicy(nonce: string, { origin, isSecure }: Site): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${origin ?? ''}`.trim(),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The headers of every answer, errors and redirects included. An answer with its own policy keeps it.
 *
 * @param path of the request, with or without its query
 */
export function securityHeaders(path: string, nonce: string, site: Site): [string, string][] {
  const isPage = isAdminPage(path);
  return [
    ...everywhere.map(([name, value]): [string, string] => [name, value]),
    ['content-security-policy', isPage ? adminPolicy(nonce, site) : nothing],
    ['x-frame-options', isPage ? 'SAMEORIGIN' : 'DENY'],
    ['x-robots-tag', 'noindex'],
    ...(site.isSecure
      ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as [string, string]]
      : []),
  ];
}
