import { readSiteEnv } from '../../../lib/env/site-env.mjs';
import { EnvError, integer } from '../../../lib/env/values.mjs';
import { originOf, reachableHost } from '../../../lib/http/own-host.mjs';
import { loadSecrets } from '../secrets.mjs';

/** @typedef {Record<string, string>} Env */

/**
 * Where editors open the admin: at the backend itself. A site with https stands behind a proxy, and only its operator
 * knows what the backend is called there; until `ADMIN_URL` names it, session cookies need https.
 *
 * @param {string} siteUrl
 * @param {string} backendUrl
 * @returns {Env}
 */
const adminAddress = (siteUrl, backendUrl) =>
  process.env.ADMIN_URL || siteUrl.startsWith('https:') ? {} : { ADMIN_URL: backendUrl };

/**
 * The address that the backend listens on: the machine's own, unless a proxy or a program on another machine has to
 * reach it.
 */
export const readBackendHost = () => process.env.BACKEND_HOST || '127.0.0.1';

/** The address of the site that a backend alone belongs to. @throws {EnvError} naming an invalid variable */
export const readSiteUrl = () => readSiteEnv({ PORT: process.env.PORT, SITE_URL: process.env.SITE_URL }).siteUrl;

/**
 * What `npm start` runs, by the environment: ports, addresses, and what each process gets to know.
 *
 * @throws {EnvError} naming an invalid variable
 */
export async function readPlan() {
  const hasOwnHost = Boolean(process.env.BACKEND_URL);
  const backendPort = integer(process.env, 'BACKEND_PORT', 3001, 1, 65535);
  const [host, backendHost] = [process.env.HOST || undefined, readBackendHost()];
  const backendUrl = process.env.BACKEND_URL || originOf(reachableHost(backendHost), backendPort);
  const site = readSiteEnv({ ...process.env, BACKEND_URL: backendUrl });
  if (!hasOwnHost && backendPort === site.port)
    throw new EnvError('BACKEND_PORT', String(backendPort), 'a port other than PORT');
  const { REVALIDATE_SECRET, ...ownSecrets } = await loadSecrets();
  const shared = { BACKEND_URL: site.backendUrl, SITE_URL: site.siteUrl, REVALIDATE_SECRET };
  /** @type {Env} */
  const buildEnv = {
    BACKEND_URL: site.backendUrl,
    SITE_URL: site.siteUrl,
    REVALIDATE_SECONDS: String(site.revalidateSeconds),
    MEDIA_ORIGINS: site.mediaOrigins.join(','),
  };
  const siteOrigin = originOf(reachableHost(host), site.port);
  /** @type {Env} */
  const backendEnv = {
    ...shared,
    ...ownSecrets,
    REVALIDATE_URL: process.env.REVALIDATE_URL || `${siteOrigin}/api/revalidate`,
    ...adminAddress(site.siteUrl, backendUrl),
  };
  return {
    ...{ hasOwnHost, buildEnv },
    site: { port: site.port, host, origin: siteOrigin, url: site.siteUrl, env: shared },
    backend: { port: backendPort, host: backendHost, url: site.backendUrl, env: backendEnv },
  };
}

/** @typedef {Awaited<ReturnType<typeof readPlan>>} Plan */
