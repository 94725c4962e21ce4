/**
 * The environment variables of the site. Plain JavaScript, because the launcher, `next.config.mjs` and the server all
 * read it.
 */
import { tagHeaders } from '../cache/shared-cache-headers.mjs';

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
 * @property {number} finishedPagesBytes what finished pages may take in memory; 0: none are kept
 * @property {string | undefined} metricsToken who sends it may read the metrics from elsewhere; undefined: nobody may
 * @property {number} pictureCacheBytes what pictures in the widths of pages may take on the disk
 * @property {TagHeader | undefined} tagHeader by which a network for content delivery purges pages; undefined: none is sent
 * @property {string | undefined} redisUrl what several instances of the site share; undefined: it runs alone
 * @property {string | undefined} instanceUrl where the other instances reach this one; undefined: it finds out
 * @property {string | undefined} proxyUrl where this site reaches the proxy in front of it; undefined: not looked at
 */

/** An environment variable with an invalid value. Its message is one line. */
export class EnvError extends Error {
  /**
   * @param {string} name
   * @param {string | undefined} got
   * @param {string} accepts
   */
  constructor(name, got, accepts) {
    super(`${name}: got ${got === undefined ? 'nothing' : JSON.stringify(got)}, accepts ${accepts}`);
    this.name = 'EnvError';
  }
}

/** @typedef {Record<string, string | undefined>} Env */

/**
 * @param {Env} env
 * @param {string} name
 * @param {string} fallback
 */
function origin(env, name, fallback) {
  const value = env[name] || fallback;
  const accepts = 'an http or https address without a path, such as http://127.0.0.1:3001';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new EnvError(name, value, accepts);
  }
  return url.origin;
}

/**
 * @param {Env} env
 * @param {string} name
 * @param {number} fallback
 * @param {number} min
 * @param {number} max
 */
export function integer(env, name, fallback, min, max) {
  const value = env[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new EnvError(name, value, `a whole number from ${min} to ${max}`);
  }
  return number;
}

/**
 * @param {Env} env
 * @param {string} name
 */
function hosts(env, name) {
  const names = (env[name] ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  if (!names.every((host) => /^(?:\*|[a-z\d._-]+|\[[\da-f:]+\])$/.test(host))) {
    throw new EnvError(name, env[name], 'names without ports, separated by commas, or * for any');
  }
  return names;
}

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

/**
 * @param {Env} env
 * @param {string} name
 */
function optionalAddress(env, name) {
  const value = env[name];
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new EnvError(name, value, 'an http or https address');
  }
  return value;
}

/**
 * @param {Env} env
 * @param {string} name
 */
const optionalOrigin = (env, name) => (env[name] ? origin(env, name, '') : undefined);

/** @param {Env} env */
function redisAddress({ REDIS_URL: value }) {
  if (!value) return undefined;
  const isRedis = URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '';
  // It may hold a password.
  if (!isRedis) throw new EnvError('REDIS_URL', '(hidden)', 'redis://[:PASSWORD@]HOST[:PORT][/NUMBER] or rediss://…');
  return value;
}

/**
 * @param {Env} env
 * @param {string} name
 * @param {string} fallback
 */
function fileTypes(env, name, fallback) {
  const types = (env[name] || fallback).split(',').map((type) => type.trim().toLowerCase());
  if (!types.every((type) => /^[a-z0-9]{2,5}$/.test(type))) {
    throw new EnvError(name, env[name], 'file name endings without dots, separated by commas, such as pdf,jpg');
  }
  return types;
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
    editLoginUrl: origin(env, 'EDIT_LOGIN_URL', backendUrl),
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
