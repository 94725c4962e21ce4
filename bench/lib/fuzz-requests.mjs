import {
  collections,
  systemCollections,
  globals,
  tails,
  accountCalls,
  rootCalls,
  adminPages,
  sitePages,
  otherPaths,
} from './fuzz-paths.mjs';
import {
  bodies,
  contentTypes,
  methods,
  oddHeaders,
  oddMethods,
  parameters,
  segments,
  values,
} from './hostile-values.mjs';

/** @typedef {import('./random.mjs').Random} Random */

/**
 * @typedef {object} Account
 * @property {string} name for the report
 * @property {string} backendHeader how it is signed in at the backend
 * @property {string} siteCookie how it is signed in at the site
 */

/** @param {Random} random @param {string} template */
const fill = (random, template) =>
  template.replace(/\{\}/g, () => (random.chance(0.3) ? String(1 + random.int(5)) : random.pick(segments)));

/** @param {Random} random */
function backendPath(random) {
  const collection = random.pick(random.chance(0.85) ? collections : systemCollections);
  const makers = [
    () => `/api/${collection}${random.pick(tails)}`,
    () => `/api/${collection}${random.pick(tails)}`,
    () => `/api/globals/${random.pick(globals)}${random.pick(['', '', '/versions', '/versions/{}', '/access', '/{}'])}`,
    () => `/api/${random.pick(rootCalls)}`,
    () => `/api/${random.pick(rootCalls)}`,
    () => `/api/users/${random.pick(accountCalls)}`,
    () => `/admin${random.pick(adminPages)}`,
    () => random.pick(otherPaths),
  ];
  return fill(random, random.pick(makers)());
}

/** @param {Random} random */
function queryOf(random) {
  const count = random.pick([0, 0, 1, 1, 2, 4]);
  const pairs = Array.from({ length: count }, () => `${random.pick(parameters)}=${random.pick(values)}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : random.pick(['', '', '', '?', '?%', '?&&', '?=', '?a']);
}

/**
 * Whether a request would delete an account or end a session, which the rest of the run needs.
 *
 * @param {string} method
 * @param {string} path
 */
const wouldEndTheRun = (method, path) =>
  path.includes('logout') ||
  (path.startsWith('/api/users') && method === 'DELETE') ||
  (/^\/api\/users(\/|\?|$)/.test(path) && /^(PATCH|PUT)$/.test(method));

/**
 * A request that no honest client would send, and the account that sends it.
 *
 * @param {Random} random
 * @param {{ site: number, backend: number }} ports
 * @param {Account[]} accounts
 * @returns {{ target: 'site' | 'backend', port: number, account: string, bytes: Buffer, isCut: boolean }}
 */
export function hostileRequest(random, ports, accounts) {
  for (;;) {
    const target = random.chance(0.6) ? 'backend' : 'site';
    const account = random.pick(accounts);
    const path = (target === 'backend' ? backendPath(random) : fill(random, random.pick(sitePages))) + queryOf(random);
    const method = random.pick(random.chance(0.1) ? oddMethods : methods);
    const odd = random.chance(0.3) ? [random.pick(oddHeaders)] : [];
    const type = random.chance(0.5) ? 'application/json' : random.pick(contentTypes);
    const body = /^(GET|HEAD|TRACE)$/.test(method) && random.chance(0.95) ? '' : random.pick(bodies);
    if (wouldEndTheRun(method, path)) continue;
    const port = ports[target];
    const identity = target === 'backend' ? account.backendHeader : account.siteCookie;
    const length = random.chance(0.97) ? Buffer.byteLength(body) : random.int(200);
    const hasLength = !odd.some((line) => /^(content-length|transfer-encoding)/.test(line));
    const isAbsolute = random.chance(0.02);
    const lines = [
      `${method} ${isAbsolute ? random.pick(['http://evil.example', `http://127.0.0.1:${port}`]) : ''}${path} ${random.chance(0.99) ? 'HTTP/1.1' : random.pick(['HTTP/1.0', 'HTTP/9.9', ''])}`,
      ...(odd.some((line) => line.startsWith('host:')) ? [] : [`host: 127.0.0.1:${port}`]),
      'connection: close',
      ...(identity ? [identity] : []),
      // The site's editing calls and the backend check the origin of a request.
      ...(random.chance(0.7) ? [`origin: http://127.0.0.1:${port}`, 'sec-fetch-site: same-origin'] : []),
      ...(body || random.chance(0.2) ? [`content-type: ${type}`] : []),
      ...(hasLength && (body || random.chance(0.1)) ? [`content-length: ${length}`] : []),
      ...odd,
    ];
    const bytes = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)]);
    return { target, port, account: account.name, bytes, isCut: hasLength && length > Buffer.byteLength(body) };
  }
}
