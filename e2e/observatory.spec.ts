import { expect, test } from '@playwright/test';

import { observatoryScore } from './support/observatory';
import { OwnBackend } from './support/own-backend';
import { siteUrl } from './support/stack';

const json = { 'content-type': 'application/json' };

/**
 * Adds what the site sends if its build has an https address. Unit tests cover this
 * (`lib/http/security-headers.test.ts`, `lib/edit/enter.test.ts`).
 */
function asBehindHttps(received: Headers): Headers {
  const headers = new Headers(received);
  headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  headers.delete('set-cookie');
  for (const cookie of received.getSetCookie()) headers.append('set-cookie', `${cookie}; Secure`);
  return headers;
}

async function scoreOf(url: string, init: RequestInit = {}, headersOf = (received: Headers) => received) {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const headers = headersOf(response.headers);
  const isPage = headers.get('content-type')?.startsWith('text/html');
  const html = isPage ? await response.text() : (await response.body?.cancel(), '');
  return { status: response.status, score: observatoryScore({ headers, html }) };
}

test.describe('Observatory: the admin behind https', () => {
  // The tests share one backend, so they run in sequence.
  test.describe.configure({ mode: 'default' });

  let backend: OwnBackend;
  let cookie = '';
  test.beforeAll(async () => {
    backend = await OwnBackend.start({ ADMIN_URL: 'https://admin.kemerkaya.example' });
    const login = await fetch(`${backend.url}/users/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(backend.account),
    });
    cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^payload-token=./);
  });
  test.afterAll(() => backend.end());

  const answers: [string, number, string, (RequestInit & { isSignedIn?: boolean })?][] = [
    ['the login', 200, '/admin/login'],
    ['the start without an account', 200, '/admin'],
    ['the start', 200, '/admin', { isSignedIn: true }],
    ['a list', 200, '/admin/collections/pages', { isSignedIn: true }],
    ['a document', 200, '/admin/collections/redirects/create', { isSignedIn: true }],
    ['a global', 200, '/admin/globals/footer', { isSignedIn: true }],
    ['an unknown page', 404, '/admin/collections/nope', { isSignedIn: true }],
    ['the root', 307, '/'],
    ['another path', 404, '/nope'],
    ['a call of the site', 200, '/api/GetApplicationModel'],
    ['a call that is refused', 403, '/api/pages'],
    ['a list of the API', 200, '/api/pages', { isSignedIn: true }],
    ['an error of the API', 404, '/api/nope'],
    ['a broken address', 400, '/api/%25%'],
    ['a method that is not allowed', 405, '/media/x.jpg', { method: 'DELETE' }],
    ['an unknown picture', 404, '/media/x.jpg'],
    [
      'a login that fails',
      401,
      '/api/users/login',
      { method: 'POST', headers: json, body: '{"email":"a@b.example","password":"x"}' },
    ],
  ];
  for (const [name, status, path, { isSignedIn, ...init } = {}] of answers) {
    test(`${name} scores 110 or more`, async () => {
      const url = `${new URL(backend.url).origin}${path}`;
      const answer = await scoreOf(url, isSignedIn ? { ...init, headers: { cookie } } : init);
      expect(answer.status).toBe(status);
      expect(answer.score).toBeGreaterThanOrEqual(110);
    });
  }

  test('a successful login scores 110 or more, including its cookie', async () => {
    const init = { method: 'POST', headers: json, body: JSON.stringify(backend.account) };
    const answer = await scoreOf(`${backend.url}/users/login`, init);
    expect(answer).toEqual({ status: 200, score: expect.any(Number) as unknown });
    expect(answer.score).toBeGreaterThanOrEqual(110);
  });

  test('each response of the login page has a new CSP nonce and no unsafe script sources', async () => {
    const policyOf = async () =>
      (await fetch(`${new URL(backend.url).origin}/admin/login`)).headers.get('content-security-policy') ?? '';
    const [one, other] = [await policyOf(), await policyOf()];
    const scripts = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts(one)).toMatch(/'nonce-[\w+/]{22}=='/);
    expect(scripts(one)).not.toMatch(/unsafe|data:|https?:/);
    expect(scripts(one)).not.toBe(scripts(other));
  });

  test('a client cannot choose the nonce', async () => {
    const headers = { 'content-security-policy': "script-src 'nonce-chosenByAClient'" };
    const response = await fetch(`${new URL(backend.url).origin}/admin/login`, { headers });
    expect(await response.text()).not.toContain('chosenByAClient');
  });
});

/** What other sites may load goes without the ten points for what stays on the site. */
const leastScore = (path: string) => (/^\/(?:media|share|icon|favicon)/.test(path) ? 120 : 130);

test.describe('Observatory: the site behind https', () => {
  const answers: [string, string, RequestInit?][] = [
    ['the home page', '/'],
    ['a page in English', '/en/about'],
    ['an unknown page', '/page/yok-boyle-bir-sayfa'],
    ['a redirect', '/edit/about'],
    ['the search', '/ara?q=baraj'],
    ['the feed', '/rss.xml'],
    ['the sitemap', '/sitemap.xml'],
    ['robots.txt', '/robots.txt'],
    ['the captcha', '/api/CaptchaChallenge'],
    ['a form without fields', '/api/SendMail', { method: 'POST', headers: json, body: '{}' }],
    ['a form without JavaScript', '/contact/send', { method: 'POST', body: new URLSearchParams({ name: 'x' }) }],
    ['the newsletter', '/api/SetNewsMail', { method: 'POST', headers: json, body: '{}' }],
    ['an unknown file', '/media/yok.jpg'],
    ['llms.txt', '/en/llms.txt'],
    ['the manifest', '/manifest.webmanifest'],
    ['the icons of the menu', '/menu-icons.svg'],
    ['a drawing of the design', '/icon.svg'],
    ['the sign-in of the edit mode', '/api/edit/login?returnTo=/about'],
    ['a refused sign-in', '/api/edit/enter?code=x&state=y'],
    ['a link of a mail', '/newsletter/confirm?token=x'],
    ['an unknown share image', '/share/tr/about/000000000000.jpg'],
    ['another spelling of an address', '/about/'],
    ['a broken address', '/%25%'],
    ['a method that is not allowed', '/about', { method: 'PUT' }],
    ['an unknown file of the framework', '/_next/static/yok.js'],
    ['a call of the edit mode', '/api/edit/EditPage?pageKey=about'],
    ['the webhook', '/api/revalidate', { method: 'POST', body: '{}' }],
    ['an icon', '/favicon.ico'],
  ];
  for (const [name, path, init] of answers) {
    test(`${name} scores ${leastScore(path)} or more`, async () => {
      const { score } = await scoreOf(`${siteUrl}${path}`, init, asBehindHttps);
      expect(score).toBeGreaterThanOrEqual(leastScore(path));
    });
  }

  test('a picture, a drawing, a film and a share image score 120 or more, a style sheet and a script 130', async () => {
    const pages = ['/about', '/page/gulpinar-istasyonu-derin-kazi'];
    const html = (await Promise.all(pages.map(async (path) => (await fetch(siteUrl + path)).text()))).join('');
    const paths = [
      /\/media\/[^"?&]+?\.(?:jpg|webp)/,
      /\/media\/[^"?&\s]+?\.svg/,
      /\/media\/[^"?&\s]+?\.mp4/,
      /\/share\/[^"?&\s]+?\.jpg/,
      /\/_next\/static\/[^"]+\.css/,
      /\/_next\/static\/[^"]+\.js/,
    ];
    for (const pattern of paths) {
      const [path = ''] = pattern.exec(html) ?? [];
      expect(path, String(pattern)).not.toBe('');
      const { status, score } = await scoreOf(`${siteUrl}${path}`, {}, asBehindHttps);
      expect([path, status, score >= leastScore(path), score]).toEqual([path, 200, true, score]);
    }
  });
});
