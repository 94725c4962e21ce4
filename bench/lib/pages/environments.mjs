import { randomBytes } from 'node:crypto';
import path from 'node:path';

import { contentPlaces } from '../../../scripts/lib/demo-content.mjs';
import { freePort } from '../../../scripts/lib/processes.mjs';

export const distDir = '.next-bench';
export const account = { email: 'bench@site.example', password: randomBytes(16).toString('hex') };

/**
 * The settings of a site and its backend on the content of a folder, on free ports. The backend makes the account.
 *
 * @param {string} folder
 */
export async function environmentsFor(folder) {
  const [sitePort, backendPort] = [await freePort(), await freePort()];
  const [siteUrl, backendUrl] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${backendPort}`];
  const secret = randomBytes(32).toString('hex');
  const backendEnv = {
    ...contentPlaces(folder),
    UPLOAD_DIR: path.join(folder, 'uploads'),
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SITE_URL: siteUrl,
    REVALIDATE_SECRET: secret,
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    SEED: 'none',
  };
  const siteEnv = {
    NEXT_DIST_DIR: distDir,
    SITE_URL: siteUrl,
    PORT: String(sitePort),
    BACKEND_URL: backendUrl,
    REVALIDATE_SECRET: secret,
    // No page may expire by its age during the measurement.
    REVALIDATE_SECONDS: '86400',
  };
  return { siteUrl, backendUrl, backendPort, backendEnv, siteEnv };
}
