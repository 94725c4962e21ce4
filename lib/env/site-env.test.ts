import { readSiteEnv } from './site-env.mjs';
import { EnvError } from './values.mjs';

test('an empty environment is enough on one machine', () => {
  expect(readSiteEnv({})).toEqual({
    port: 3000,
    backendUrl: 'http://127.0.0.1:3001',
    editLoginUrl: 'http://127.0.0.1:3001',
    siteUrl: 'http://localhost:3000',
    revalidateSeconds: 300,
    revalidateSecret: undefined,
    isIndexed: true,
    newsPageKey: 'haberler',
    trustedProxies: 0,
    templateMailUrl: undefined,
    upload: { maxMegabytes: 10, types: ['pdf', 'jpg', 'png', 'webp', 'docx', 'xlsx', 'dwg'] },
    formLimitFactor: 1,
    mediaOrigins: [],
    allowedHosts: [],
    prerenderPages: 200,
    finishedPagesBytes: 64 * 1024 * 1024,
    pictureCacheBytes: 512 * 1024 * 1024,
  });
});

test('editors log in where the admin is, if that is named and nothing else is', () => {
  const ADMIN_URL = 'https://admin.example.com';
  expect(readSiteEnv({ ADMIN_URL }).editLoginUrl).toBe(ADMIN_URL);
  const EDIT_LOGIN_URL = 'https://login.example.com';
  expect(readSiteEnv({ ADMIN_URL, EDIT_LOGIN_URL }).editLoginUrl).toBe(EDIT_LOGIN_URL);
});

test('trailing slashes of addresses and blanks in lists are removed', () => {
  const env = readSiteEnv({
    SITE_URL: 'https://kemerkaya.example/',
    MEDIA_ORIGINS: 'https://a.example, https://b.example',
  });
  expect(env.siteUrl).toBe('https://kemerkaya.example');
  expect(env.mediaOrigins).toEqual(['https://a.example', 'https://b.example']);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['BACKEND_URL', 'foo'],
  ['BACKEND_URL', 'ftp://host'],
  ['SITE_URL', 'https://host/path'],
  ['REVALIDATE_SECONDS', '-1'],
  ['REVALIDATE_SECRET', 'short'],
  ['TRUSTED_PROXIES', 'yes'],
  ['TEMPLATE_MAIL_URL', 'mailto:a@b.example'],
  ['UPLOAD_MAX_MB', '0'],
  ['UPLOAD_MAX_MB', '101'],
  ['UPLOAD_TYPES', '.pdf'],
  ['FORM_LIMIT_FACTOR', '0'],
  ['MEDIA_ORIGINS', 'https://a.example,b'],
  ['MEDIA_ORIGINS', 'http://a.example'],
  ['SITE_INDEXING', 'yes'],
  ['ALLOWED_HOSTS', 'https://a.example'],
  ['ALLOWED_HOSTS', 'a.example:80'],
  ['PRERENDER_PAGES', '-1'],
  ['PRERENDER_PAGES', 'all'],
  ['FINISHED_PAGES_MB', '-1'],
  ['PICTURE_CACHE_MB', '1'],
  ['REDIS_URL', 'http://127.0.0.1:6379'],
  ['REDIS_URL', '127.0.0.1:6379'],
  ['INSTANCE_URL', '10.0.0.5:3000'],
  ['SITE_PROXY_URL', 'http://proxy/path'],
  ['CDN_TAG_HEADER', 'x-tags'],
])('%s=%s is refused in one line that names the variable and what it accepts', (name, value) => {
  const read = () => readSiteEnv({ [name]: value });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(new RegExp(`^${name}: got .+, accepts .+$`));
});

test.each([
  ['https://kemerkaya.example', undefined, true],
  ['https://preview.kemerkaya.example', undefined, false],
  ['https://pr-12-preview.kemerkaya.example', undefined, false],
  ['https://staging-2.kemerkaya.example', '', false],
  ['https://kemerkaya.test', undefined, false],
  ['https://preview.kemerkaya.example', 'on', true],
  ['https://kemerkaya.example', 'off', false],
  ['https://staging.example', undefined, true],
  ['https://stagingyapi.com.tr', undefined, true],
])('whether search engines may list %s with SITE_INDEXING %p: %p', (SITE_URL, SITE_INDEXING, isIndexed) => {
  expect(readSiteEnv({ SITE_URL, SITE_INDEXING }).isIndexed).toBe(isIndexed);
});

test('several instances share a Redis, and are reached at addresses of their own', () => {
  const env = { REDIS_URL: 'rediss://:a%20b@redis:6380/2', INSTANCE_URL: 'http://10.0.0.5:3000/' };
  expect(readSiteEnv({ ...env, SITE_PROXY_URL: 'https://proxy' })).toMatchObject({
    redisUrl: env.REDIS_URL,
    instanceUrl: 'http://10.0.0.5:3000',
    proxyUrl: 'https://proxy',
  });
});

test('a secret is not repeated in the message', () => {
  expect(() => readSiteEnv({ REDIS_URL: 'http://:password@redis' })).toThrow(/^(?!.*password)/);
  expect(() => readSiteEnv({ REVALIDATE_SECRET: 'tooshort' })).toThrow(/^(?!.*tooshort)/);
});
