import { readSiteEnv } from '../../../lib/env/site-env.mjs';
import { EnvError, integer } from '../../../lib/env/values.mjs';
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
 * What `npm start` runs, by the environment: ports, addresses, and what each process gets to know.
 *
 * @throws {EnvError} naming an invalid variable
 */
export async function readPlan() {
  const hasOwnHost = Boolean(process.env.BACKEND_URL);
  const backendPort = integer(process.env, 'BACKEND_PORT', 3001, 1, 65535);
  const backendUrl = process.env.BACKEND_URL || `http://127.0.0.1:${backendPort}`;
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
  /** @type {Env} */
  const backendEnv = {
    ...shared,
    ...ownSecrets,
    REVALIDATE_URL: `http://127.0.0.1:${site.port}/api/revalidate`,
    ...adminAddress(site.siteUrl, backendUrl),
  };
  return {
    ...{ hasOwnHost, buildEnv },
    site: { port: site.port, host: process.env.HOST || undefined, url: site.siteUrl, env: shared },
    backend: { port: backendPort, url: site.backendUrl, env: backendEnv },
  };
}

/** @typedef {Awaited<ReturnType<typeof readPlan>>} Plan */
