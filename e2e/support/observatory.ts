/**
 * The score that MDN's HTTP Observatory gives an answer over https, by its published rules: the modifiers of
 * `SCORE_TABLE` and the tests of `src/analyzer/tests`, version 1.4.8 of `@mdn/mdn-http-observatory`
 * (https://github.com/mdn/mdn-http-observatory, algorithm version 4). The package itself brings a database, a web
 * server and a licence that this project does not use; what it looks at on a server (certificate, redirection to
 * https, preload lists) counts nothing here.
 */
export interface Scored {
  headers: Headers;
  /** The document, for its scripts. */
  html?: string;
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*', 'blob:', 'data:'];
const unsafeInline = [...broad, "'unsafe-inline'"];

type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(header: string): Policy {
  const directives = header.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/));
  return new Map(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]));
}

const hasAny = (sources: readonly string[], those: readonly string[]) => sources.some((each) => those.includes(each));

/** `csp.js`. Nonces and hashes take the effect of 'unsafe-inline' away, 'strict-dynamic' that of hosts and schemes. */
function policyModifier(policy: Policy): number {
  if (policy.size === 0) return -25;
  const fallback = policy.get('default-src') ?? ['*'];
  const sourcesOf = (name: string) => policy.get(name) ?? fallback;
  const isStrict = (sources: readonly string[]) => sources.some((each) => /^'(?:nonce|sha\d{3})-/.test(each));
  const withoutVoid = (sources: readonly string[]) =>
    isStrict(sources) ? sources.filter((each) => each !== "'unsafe-inline'") : sources;
  const [script, style, object] = [
    withoutVoid(sourcesOf('script-src')),
    withoutVoid(sourcesOf('style-src')),
    sourcesOf('object-src'),
  ];
  if (script.includes("'strict-dynamic'") && !isStrict(script)) return -25;
  const scripts = script.includes("'strict-dynamic'") ? script.filter((each) => !broad.includes(each)) : script;
  if (hasAny(scripts, unsafeInline) || hasAny(object, broad)) return -20;
  const passive = new Set(['img-src', 'media-src']);
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  const active = [...policy].filter(([name]) => !passive.has(name)).flatMap(([, sources]) => sources);
  if (active.some(isInsecure)) return -20;
  if (hasAny([...scripts, ...style], ["'unsafe-eval'"])) return -10;
  if ([...passive].flatMap(sourcesOf).some(isInsecure)) return -10;
  if (hasAny(style, unsafeInline)) return 0;
  return fallback.join(' ') === "'none'" ? 10 : 5;
}

/** `cookies.js`, for one that the answer sets itself. */
function cookieModifier(cookie: string, hasHsts: boolean): number {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim().toLowerCase());
  const isSession = /login|sess/.test(pair.split('=')[0] ?? '');
  const isSecure = attributes.includes('secure');
  const sameSite = attributes.find((each) => each.startsWith('samesite'));
  if (isSession && !isSecure && !hasHsts) return -40;
  if (isSession && !attributes.includes('httponly')) return -30;
  if (sameSite && !/^samesite=(?:lax|strict|none)$/.test(sameSite)) return -20;
  if (!isSecure) return hasHsts ? (isSession ? -10 : -5) : -20;
  return sameSite ? 5 : 0;
}

/** `referrer-policy.js`: the last value that is known counts. */
function referrerModifier(value: string | null): number {
  if (!value) return 0;
  const last = value.split(',').at(-1)?.trim() ?? '';
  if (['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last)) return 5;
  return -5;
}

function hstsModifier(value: string | null): number {
  const age = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? -1);
  if (age < 0) return -20;
  return age < 15_552_000 ? -10 : 0;
}

/** `subresource-integrity.js`: scripts of the site's own origin need none. */
function scriptModifier(html = ''): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/g)];
  return foreign.every(([tag]) => tag.includes('integrity=')) ? 0 : -5;
}

function frameModifier(headers: Headers, policy: Policy): number {
  if (policy.has('frame-ancestors') && !hasAny(policy.get('frame-ancestors') ?? [], broad)) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}

/** @returns the score; bonuses count from 90 on, as the Observatory has it */
export function observatoryScore({ headers, html }: Scored): number {
  const policy = parsePolicy(headers.get('content-security-policy') ?? '');
  const hsts = hstsModifier(headers.get('strict-transport-security'));
  const cookies = headers.getSetCookie().map((cookie) => cookieModifier(cookie, hsts > -20));
  const isOpen = headers.get('access-control-allow-origin') && headers.get('access-control-allow-credentials');
  const corp = headers.get('cross-origin-resource-policy') ?? '';
  const modifiers = [
    policyModifier(policy),
    cookies.length > 0 ? Math.min(...cookies) : 0,
    isOpen ? -50 : 0,
    referrerModifier(headers.get('referrer-policy')),
    hsts,
    scriptModifier(html),
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    frameModifier(headers, policy),
    /^same-(?:origin|site)$/.test(corp) ? 10 : corp && corp !== 'cross-origin' ? -5 : 0,
  ];
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 100);
  const withoutBonus = sum(modifiers.filter((each) => each < 0));
  return withoutBonus >= 90 ? sum(modifiers) : Math.max(0, withoutBonus);
}
