/**
 * What the site accepts from its environment. Plain JavaScript, because the launcher, `next.config.mjs`
 * and the server all read it.
 */

/**
 * @typedef {object} SiteEnv
 * @property {number} port TCP port of the site, 1 to 65535
 * @property {string} backendUrl origin of the content backend, without a trailing slash
 * @property {string} siteUrl public base address of the site, without a trailing slash
 * @property {number} revalidateSeconds age in seconds after which a cached page is regenerated
 * @property {string | undefined} revalidateSecret shared secret of the backend's webhook; undefined: the webhook is off
 * @property {string[]} mediaOrigins further origins pictures and films may come from
 */

/** An environment variable that holds something the site cannot work with. Its message is one line. */
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
 * Reads and checks the site's configuration.
 *
 * @param {Env} env usually `process.env`
 * @returns {SiteEnv}
 * @throws {EnvError} naming the variable, what it holds and what it accepts
 */
export function readSiteEnv(env) {
  const port = integer(env, 'PORT', 3000, 1, 65535);
  const secret = env.REVALIDATE_SECRET || undefined;
  if (secret && secret.length < 32) throw new EnvError('REVALIDATE_SECRET', '(hidden)', 'at least 32 characters');
  return {
    port,
    backendUrl: origin(env, 'BACKEND_URL', 'http://127.0.0.1:3001'),
    siteUrl: origin(env, 'SITE_URL', `http://localhost:${port}`),
    // Changes are public sooner where the backend sends its webhook.
    revalidateSeconds: integer(env, 'REVALIDATE_SECONDS', 300, 1, 31_536_000),
    revalidateSecret: secret,
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
