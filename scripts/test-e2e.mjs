/**
 * `npm run test:e2e`: Playwright against the production build and the real backend, on free ports and with a
 * database of its own. Further arguments go to Playwright; with `--project=NAME` only that project is run.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';

import { buildBackend, buildSite } from './lib/build.mjs';
import { noCounts, readCounts, sumCounts } from './lib/e2e-counts.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { startMailServer } from './lib/mail-server.mjs';
import { root } from './lib/paths.mjs';
import { freePort, runNode, stop, waitFor } from './lib/processes.mjs';
import { startBackend, startSite } from './lib/services.mjs';

const data = await mkdtemp(path.join(os.tmpdir(), 'e2e-'));
const [sitePort, backendPort, galleryPort] = [await freePort(), await freePort(), await freePort()];
const [mailPort, mailDir] = [await freePort(), path.join(data, 'mails')];
const siteUrl = `http://127.0.0.1:${sitePort}`;
const backendUrl = `http://127.0.0.1:${backendPort}`;
const galleryUrl = `http://127.0.0.1:${galleryPort}`;
const secret = () => randomBytes(32).toString('hex');

const env = {
  SITE_URL: siteUrl,
  PORT: String(sitePort),
  BACKEND_URL: backendUrl,
  NEXT_DIST_DIR: '.next-e2e',
  REVALIDATE_SECRET: secret(),
  REVALIDATE_SECONDS: '300',
  // Every suite comes from one address.
  FORM_LIMIT_FACTOR: '20',
};
const backendEnv = {
  SITE_URL: siteUrl,
  REVALIDATE_SECRET: env.REVALIDATE_SECRET,
  REVALIDATE_URL: `${siteUrl}/api/revalidate`,
  PAYLOAD_SECRET: secret(),
  DATABASE_URL: `file:${path.join(data, 'content.db')}`,
  MEDIA_DIR: path.join(data, 'media'),
  ADMIN_EMAIL: 'admin@kemerkaya.example',
  ADMIN_PASSWORD: secret(),
  SEED: 'demo',
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  MAIL_FROM: 'Kemerkaya <web@kemerkaya.example>',
  MAIL_TO: 'iletisim@kemerkaya.example',
  UPLOAD_DIR: path.join(data, 'uploads'),
  // Every suite comes from one address; the proof of work is real, but short.
  FORM_LIMIT_FACTOR: '20',
  CAPTCHA_ATTEMPTS: '50',
};

/** The component gallery is a small site of its own; with its address it is built anew every time. */
const galleryEnv = {
  GALLERY: '1',
  NEXT_DIST_DIR: '.next-gallery',
  SITE_URL: galleryUrl,
  PORT: String(galleryPort),
  BACKEND_URL: backendUrl,
};

/**
 * Signs the administrator in, once for all suites: Payload keeps the sessions in the account's own row, and of two
 * sign-ins at the same time one is lost.
 */
async function signIn() {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = backendEnv;
  const response = await fetch(`${backendUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`the administrator cannot sign in: ${response.status}`);
  return /** @type {{ token: string }} */ (await response.json()).token;
}

/**
 * The projects of `playwright.config.ts`, one after the other. Each is a run of its own: of projects that depend on each
 * other, Playwright leaves out all that come after a failed test.
 */
const projects = ['untouched', 'site', 'build'];
const args = process.argv.slice(2);
const runs = args.some((arg) => arg.startsWith('--project')) ? [[]] : projects.map((name) => [`--project=${name}`]);

/**
 * Runs every project, whatever the ones before have found.
 *
 * @param {Record<string, string>} env
 * @throws {Error} where a test has failed, or none was run
 */
async function runPlaywright(env) {
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  let total = noCounts;
  for (const [index, project] of runs.entries()) {
    const report = path.join(data, `report-${index}.json`);
    const isOk = await runNode([playwright, 'test', '--pass-with-no-tests', ...project, ...args], {
      cwd: root,
      env: { ...env, E2E_REPORT: report },
    }).then(
      () => true,
      () => false,
    );
    total = sumCounts(total, await readCounts(report, isOk));
  }
  if (process.env.E2E_REPORT) await writeFile(process.env.E2E_REPORT, JSON.stringify(total));
  for (const failure of total.failures) console.info(`failed: ${failure}`);
  console.info(`end-to-end tests: ${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) throw new Error('not every test has passed');
  if (total.passed === 0) throw new Error('no test was run');
}

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
let status = 0;
/** @type {Awaited<ReturnType<typeof startMailServer>> | undefined} */
let mailServer;
try {
  mailServer = await startMailServer(mailDir, mailPort);
  await buildBackend();
  const backend = startBackend(backendPort, backendEnv, '[backend]');
  children.push(backend);
  await waitFor(`${backendUrl}/api/GetApplicationModel`, 180_000, backend);
  await buildSite(env);
  const site = startSite(env, '[site]');
  children.push(site);
  await waitFor(`${siteUrl}/robots.txt`, 60_000, site);
  await buildSite(galleryEnv);
  const gallery = startSite(galleryEnv, '[gallery]');
  children.push(gallery);
  await waitFor(`${galleryUrl}/gallery`, 60_000, gallery);
  await runPlaywright({
    E2E_SITE_URL: siteUrl,
    E2E_BACKEND_URL: backendUrl,
    E2E_GALLERY_URL: galleryUrl,
    E2E_BACKEND_ENV: JSON.stringify(backendEnv),
    E2E_MAIL_DIR: mailDir,
    E2E_ADMIN_TOKEN: await signIn(),
    E2E_REVALIDATE_SECRET: env.REVALIDATE_SECRET,
  });
} catch (error) {
  status = 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  await Promise.all(children.map((child) => stop(child)));
  await mailServer?.close();
  await rm(data, { recursive: true, force: true });
}
if (status) exitWithLine('the end-to-end tests failed');
