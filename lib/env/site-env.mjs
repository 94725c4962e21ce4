/**
 * The environment variables of the site. Plain JavaScript, because the launcher, `next.config.mjs` and the server all
 * read it.
 */
import { tagHeaders } from '../cache/shared-cache-headers.mjs';
import { EnvError, fileTypes, hosts, integer, optionalAddress, optionalOrigin, origin } from './values.mjs';

/** @typedef {import('./values.mjs').Env} Env */

/**
 * @typedef {object} SiteEnv
 * @property {number} port TCP port of the site, 1 to 65535
 * @property {string} backendUrl origin of the content backend, without a trailing slash
 * @property {string} editLoginUrl public origin of the backend, where editors log in; `backendUrl` unless named
 * @property {string} siteUrl public base address of the site, without a trailing slash
 * @property {number} revalidateSeconds age in seconds after which a cached page is regenerated
 * @property {string | undefined} revalidateSecret shared secret of the backend's webhook; undefined: the webhook is off
 * @property {boolean} isIndexed whether search engines may list the site
 * @property {string} newsPageKey key of the page whose post lists are the news
 * @property {number} trustedProxies how many proxies stand in front of the site and write `X-Forwarded-For`
 * @property {string | undefined} templateMailUrl the template e-mail endpoint; undefined: that call is off
 * @property {{ maxMegabytes: number, types: string[] }} upload what a visitor may upload, as the backend enforces it
 * @property {number} formLimitFactor multiplies the limits of the forms, for load tests
 * @property {string[]} mediaOrigins further origins pictures and films may come from
 * @property {string[]} allowedHosts names beside the site's that requests may be meant for; `*`: any
 * @property {number} prerenderPages how many of the pages below `/page/` a build makes, in every language
 * @property {number} finishedPagesBytes what finished pages may take in memory; 0: none are kept
 * @property {string | undefined} metricsToken who sends it may read the metrics from elsewhere; undefined: nobody may
 * @property {number} pictureCacheBytes what pictures in the widths of pages may take on the disk
 * @property {TagHeader | undefined} tagHeader by which a network for content delivery purges pages; undefined: none is
 *   sent
 * @property {string | undefined} redisUrl what several instances of the site share; undefined: it runs alone
 * @property {string | undefined} instanceUrl where the other instances reach this one; undefined: it finds out
 * @property {string | undefined} proxyUrl where this site reaches the proxy in front of it; undefined: not looked at
 */

/** @typedef {import('../cache/shared-cache-headers.mjs').TagHeader} TagHeader */

/** @param {Env} env */
function optionalTagHeader({ CDN_TAG_HEADER: value }) {
  if (!value) return undefined;
  const name = tagHeaders.find((each) => each === value.toLowerCase());
  if (!name) throw new EnvError('CDN_TAG_HEADER', value, tagHeaders.join(', '));
  return name;
}

/** Host names of preview deployments: `preview.site.example`, `x-staging.site.example`. */
const previewHost = /^(?=[^.]+\.[^.]+\.)(?:[^.]+-)?(?:preview|staging)(?:-[^.]+)?\.|\.(?:test|local|internal)$/;

/**
 * Search engines may list a site unless `SITE_INDEXING` forbids it or its host name is that of a preview.
 *
 * @param {Env} env
 * @param {string} siteUrl
 */
function isIndexed(env, siteUrl) {
  const value = env.SITE_INDEXING || 'auto';
  if (!['on', 'off', 'auto'].includes(value)) throw new EnvError('SITE_INDEXING', value, 'on, off or auto');
  return value === 'auto' ? !previewHost.test(new URL(siteUrl).hostname) : value === 'on';
}

/** @param {Env} env */
function redisAddress({ REDIS_URL: value }) {
  if (!value) return undefined;
  const isRedis = URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '';
  // It may hold a password.
  if (!isRedis) throw new EnvError('REDIS_URL', '(hidden)', 'redis://[:PASSWORD@]HOST[:PORT][/NUMBER] or rediss://…');
  return value;
}

/**
 * Reads and validates the site's configuration.
 *
 * @param {Env} env usually `process.env`
 * @returns {SiteEnv}
 * @throws {EnvError} naming the variable, its value and the accepted values
 */
export function readSiteEnv(env) {
  const port = integer(env, 'PORT', 3000, 1, 65535);
  const siteUrl = origin(env, 'SITE_URL', `http://localhost:${port}`);
  const secret = env.REVALIDATE_SECRET || undefined;
  if (secret && secret.length < 32) throw new EnvError('REVALIDATE_SECRET', '(hidden)', 'at least 32 characters');
  const metricsToken = env.METRICS_TOKEN || undefined;
  if (metricsToken && metricsToken.length < 16)
    throw new EnvError('METRICS_TOKEN', '(hidden)', 'at least 16 characters');
  const backendUrl = origin(env, 'BACKEND_URL', 'http://127.0.0.1:3001');
  return {
    port,
    backendUrl,
    editLoginUrl: origin(env, env.EDIT_LOGIN_URL ? 'EDIT_LOGIN_URL' : 'ADMIN_URL', backendUrl),
    siteUrl,
    // Changes are public sooner when the backend sends its webhook.
    revalidateSeconds: integer(env, 'REVALIDATE_SECONDS', 300, 1, 31_536_000),
    revalidateSecret: secret,
    metricsToken,
    isIndexed: isIndexed(env, siteUrl),
    newsPageKey: env.NEWS_PAGE_KEY || 'haberler',
    trustedProxies: integer(env, 'TRUSTED_PROXIES', 0, 0, 10),
    templateMailUrl: optionalAddress(env, 'TEMPLATE_MAIL_URL'),
    upload: {
      maxMegabytes: integer(env, 'UPLOAD_MAX_MB', 10, 1, 100),
      types: fileTypes(env, 'UPLOAD_TYPES', 'pdf,jpg,png,webp,docx,xlsx,dwg'),
    },
    formLimitFactor: integer(env, 'FORM_LIMIT_FACTOR', 1, 1, 1_000_000),
    allowedHosts: hosts(env, 'ALLOWED_HOSTS'),
    prerenderPages: integer(env, 'PRERENDER_PAGES', 200, 0, 100_000),
    finishedPagesBytes: integer(env, 'FINISHED_PAGES_MB', 64, 0, 65_536) * 1024 * 1024,
    pictureCacheBytes: integer(env, 'PICTURE_CACHE_MB', 512, 16, 1_000_000) * 1024 * 1024,
    tagHeader: optionalTagHeader(env),
    redisUrl: redisAddress(env),
    instanceUrl: optionalOrigin(env, 'INSTANCE_URL'),
    proxyUrl: optionalOrigin(env, 'SITE_PROXY_URL'),
    mediaOrigins: (env.MEDIA_ORIGINS ?? '')
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean)
      .map((value) => {
        const media = origin({ MEDIA_ORIGINS: value }, 'MEDIA_ORIGINS', '');
        if (!media.startsWith('https:'))
          throw new EnvError('MEDIA_ORIGINS', value, 'https addresses, separated by commas');
        return media;
      }),
  };
}
