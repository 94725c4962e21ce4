import { randomBytes } from 'node:crypto';

import { freePort, stablePort } from '../processes.mjs';

/** @typedef {Record<string, string>} Env */

/** The addresses that a build contains. They are the same for every run in a folder. */
export async function findPorts() {
  return {
    http: await stablePort('cluster http'),
    https: await stablePort('cluster https'),
    backendsProxy: await stablePort('cluster backends'),
    sites: [await freePort(), await freePort()],
    backends: [await freePort(), await freePort()],
  };
}

/** @typedef {Awaited<ReturnType<typeof findPorts>>} Ports */

const secret = () => randomBytes(32).toString('hex');

/**
 * What the processes run with: as docs/operations.md says for several backends, several sites and nginx before them.
 *
 * @param {Ports} ports
 * @param {Awaited<ReturnType<typeof import('./stores.mjs').startStores>>} stores
 * @param {string} certificate of the proxy
 */
export function settingsOf(ports, stores, certificate) {
  const account = { email: 'admin@site.example', password: randomBytes(8).toString('hex') };
  const siteUrl = `https://127.0.0.1:${ports.https}`;
  const adminUrl = `https://localhost:${ports.https}`;
  const shared = { SITE_URL: siteUrl, REVALIDATE_SECRET: secret(), NODE_EXTRA_CA_CERTS: certificate };
  /** What the build sees. @type {Env} */
  const buildEnv = { SITE_URL: siteUrl, BACKEND_URL: `http://127.0.0.1:${ports.backendsProxy}` };
  /** @type {Env} */
  const backendEnv = {
    ...shared,
    DATABASE_URL: stores.databaseUrl,
    ...stores.s3Env,
    PAYLOAD_SECRET: secret(),
    REVALIDATE_URL: `${siteUrl}/api/revalidate`,
    ADMIN_URL: adminUrl,
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
  };
  /** @type {Env} */
  const siteEnv = {
    ...shared,
    ...buildEnv,
    HOST: '127.0.0.1',
    EDIT_LOGIN_URL: adminUrl,
    TRUSTED_PROXIES: '1',
    REDIS_URL: stores.redis.url,
    SITE_PROXY_URL: siteUrl,
  };
  return { account, siteUrl, adminUrl, secret: shared.REVALIDATE_SECRET, buildEnv, backendEnv, siteEnv };
}
