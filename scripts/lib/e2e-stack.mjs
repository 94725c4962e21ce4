import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { buildBackend, buildSite } from './build.mjs';
import { contentPlaces, copyDemoContent, demoContent, importMs, moveToPostgres } from './demo-content.mjs';
import { startMailServer } from './mail-server.mjs';
import { root } from './paths.mjs';
import { createDatabase } from './postgres.mjs';
import { freePort, stablePort, stop, stopEverything, waitFor } from './processes.mjs';
import { startBackend, startGallery, startSite } from './services.mjs';

/** @typedef {Record<string, string>} Env */

/** The build of the site that all copies are made of, and the copy that the common stack serves and writes to. */
const dist = { built: '.next-e2e', served: '.next-e2e-served' };

/** The addresses are the same for every run in a folder: what a build makes names them. */
async function findPorts() {
  const [site, backend, gallery] = [await stablePort('site'), await stablePort('backend'), await stablePort('gallery')];
  const url = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
  return { site, backend, siteUrl: url(site), backendUrl: url(backend), gallery, galleryUrl: url(gallery) };
}

/** @typedef {Awaited<ReturnType<typeof findPorts>>} Ports */

/** @param {Ports} ports */
const siteBuildEnv = ({ site, siteUrl, backendUrl }) => ({
  SITE_URL: siteUrl,
  PORT: String(site),
  BACKEND_URL: backendUrl,
  NEXT_DIST_DIR: dist.built,
  REVALIDATE_SECONDS: '300',
});

/** The component gallery is a small site of its own. @param {Ports} ports */
const galleryEnv = ({ gallery, galleryUrl, backendUrl }) => ({
  GALLERY: '1',
  NEXT_DIST_DIR: '.next-gallery',
  SITE_URL: galleryUrl,
  PORT: String(gallery),
  BACKEND_URL: backendUrl,
});

/**
 * @param {Ports} ports
 * @param {string} data
 * @param {number} mailPort
 */
function backendEnvOf({ siteUrl }, data, mailPort) {
  const secret = () => randomBytes(32).toString('hex');
  return {
    ...contentPlaces(data),
    SITE_URL: siteUrl,
    REVALIDATE_SECRET: secret(),
    REVALIDATE_URL: `${siteUrl}/api/revalidate`,
    PAYLOAD_SECRET: secret(),
    ADMIN_EMAIL: 'admin@site.example',
    ADMIN_PASSWORD: secret(),
    SEED: 'demo',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'Örnek <web@site.example>',
    MAIL_TO: 'iletisim@site.example',
    UPLOAD_DIR: path.join(data, 'uploads'),
    // Every suite comes from one address; the proof of work is real, but short.
    FORM_LIMIT_FACTOR: '20',
    CAPTCHA_ATTEMPTS: '50',
  };
}

/**
 * Signs the administrator in, once for all suites: Payload keeps the sessions in the account's own row, and of two
 * sign-ins at the same time one is lost.
 *
 * @param {string} backendUrl
 * @param {Env} env the backend's
 */
async function signIn(backendUrl, { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }) {
  const response = await fetch(`${backendUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`the administrator cannot sign in: ${response.status}`);
  return /** @type {{ token: string }} */ (await response.json()).token;
}

/** Copies the build without what only a further build reads. */
async function copyBuilt() {
  const [from, to] = [path.join(root, dist.built), path.join(root, dist.served)];
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, filter: (file) => file !== path.join(from, 'cache/turbopack') });
}

/** The backend, the site, the gallery and a mail server that the suites share. */
export class E2eStack {
  /** @type {import('node:child_process').ChildProcess[]} */
  #children = [];
  /** @type {Awaited<ReturnType<typeof startMailServer>> | undefined} */
  #mailServer;
  #data = '';
  #serverUrl;

  /** @param {string} [serverUrl] of a database on a PostgreSQL server; without it the content is in SQLite */
  constructor(serverUrl) {
    this.#serverUrl = serverUrl;
  }

  /**
   * Builds what has changed, and starts everything.
   *
   * @param {boolean} hasGallery
   * @returns {Promise<Env>} what the suites read of their environment
   */
  async start(hasGallery) {
    this.#data = await mkdtemp(path.join(os.tmpdir(), 'e2e-'));
    const ports = await findPorts();
    const [mailPort, mailDir] = [await freePort(), path.join(this.#data, 'mails')];
    this.#mailServer = await startMailServer(mailDir, mailPort);
    const backendEnv = backendEnvOf(ports, this.#data, mailPort);
    if (this.#serverUrl) backendEnv.DATABASE_URL = await createDatabase(this.#serverUrl, 'e2e');
    const [folder] = await Promise.all([
      this.#startSite(ports, backendEnv),
      hasGallery ? this.#startGallery(ports) : undefined,
    ]);
    return {
      E2E_SITE_URL: ports.siteUrl,
      E2E_BACKEND_URL: ports.backendUrl,
      E2E_GALLERY_URL: ports.galleryUrl,
      E2E_BACKEND_ENV: JSON.stringify(backendEnv),
      E2E_DEMO_CONTENT: folder,
      E2E_MAIL_DIR: mailDir,
      E2E_POSTGRES_URL: this.#serverUrl ?? '',
      E2E_ADMIN_TOKEN: await signIn(ports.backendUrl, backendEnv),
      E2E_REVALIDATE_SECRET: backendEnv.REVALIDATE_SECRET,
    };
  }

  /**
   * @param {Ports} ports
   * @param {Env} backendEnv
   * @returns the folder of the demo content
   */
  async #startSite(ports, backendEnv) {
    await buildBackend();
    const { folder, id } = await demoContent();
    await copyDemoContent(folder, this.#data);
    if (this.#serverUrl) await moveToPostgres(this.#data, backendEnv.DATABASE_URL ?? '');
    const backend = startBackend(ports.backend, backendEnv, '[backend]');
    this.#children.push(backend);
    await waitFor(`${ports.backendUrl}/api/GetApplicationModel`, importMs, backend);
    const env = siteBuildEnv(ports);
    await buildSite(env, id);
    await copyBuilt();
    const site = startSite(
      {
        ...env,
        NEXT_DIST_DIR: dist.served,
        REVALIDATE_SECRET: backendEnv.REVALIDATE_SECRET ?? '',
        // Every suite comes from one address.
        FORM_LIMIT_FACTOR: '20',
      },
      '[site]',
    );
    this.#children.push(site);
    await waitFor(`${ports.siteUrl}/robots.txt`, 60_000, site);
    return folder;
  }

  /** @param {Ports} ports */
  async #startGallery(ports) {
    const env = galleryEnv(ports);
    await buildSite(env);
    const gallery = startGallery(ports.gallery, env, '[gallery]');
    this.#children.push(gallery);
    await waitFor(`${ports.galleryUrl}/gallery`, 60_000, gallery);
  }

  /** Stops everything, a build that is under way included. */
  async stop() {
    await Promise.all(this.#children.map((child) => stop(child)));
    await stopEverything();
    await this.#mailServer?.close();
    if (this.#data) await rm(this.#data, { recursive: true, force: true });
  }
}
