/**
 * `node bench/fuzz.mjs [requests] [seed] [sitePort backendPort]`: sends broken and hostile requests to a site and a
 * backend, without an account, as an editor and as an administrator. It starts both with scratch data. With ports, it
 * uses a site and a backend that already run, with the administrator of ADMIN_EMAIL and ADMIN_PASSWORD; their data gets
 * damaged. The same seed sends the same requests. It prints the number of answers by status, every request with a
 * status of 500 and above or an answer that took over two seconds, and the memory of the processes.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { buildBackend, buildSite } from '../scripts/lib/build.mjs';
import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';
import { startBackend, startSite } from '../scripts/lib/services.mjs';
import { hostileRequest } from './lib/fuzz-requests.mjs';
import { random } from './lib/random.mjs';
import { sendRaw } from './lib/send-raw.mjs';
import { signInAll } from './lib/sign-in.mjs';

const count = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? 15);
const atOnce = 8;
const slowMs = 2_000;

const isRunning = process.argv.length > 5;
const data = await mkdtemp(path.join(os.tmpdir(), 'fuzz-'));
const ports = {
  site: isRunning ? Number(process.argv[4]) : await freePort(),
  backend: isRunning ? Number(process.argv[5]) : await freePort(),
};
const [siteUrl, backendUrl] = [`http://127.0.0.1:${ports.site}`, `http://127.0.0.1:${ports.backend}`];
const admin = {
  email: process.env.ADMIN_EMAIL || 'admin@site.example',
  password: process.env.ADMIN_PASSWORD || 'Bozkir-yagmuru-4471-sakin',
};
const editor = { email: `fuzz-${Date.now()}@site.example`, password: 'Dalgakiran-8120-martisi-ucar' };
const secret = 'fuzz-secret-'.repeat(4);
const siteEnv = { PORT: String(ports.site), SITE_URL: siteUrl, BACKEND_URL: backendUrl, NEXT_DIST_DIR: '.next-fuzz' };
const shared = { SITE_URL: siteUrl, REVALIDATE_SECRET: secret, FORM_LIMIT_FACTOR: '1000' };

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number>} resident memory in MB */
async function memoryOf(child) {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024);
}

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
/** @type {Record<string, Record<number, number>>} */
const statuses = { site: {}, backend: {} };
/** @type {{ target: string, account: string, status: number, ms: number, request: string }[]} */
const found = [];

/** @param {import('./lib/fuzz-requests.mjs').Account[]} accounts */
async function fuzz(accounts) {
  const numbers = random(seed);
  let sent = 0;
  const worker = async () => {
    while (sent < count) {
      sent += 1;
      const isMilestone = sent % 2_000 === 0;
      const { target, port, account, bytes, isCut } = hostileRequest(numbers, ports, accounts);
      const { status, ms } = await sendRaw(port, bytes, isCut);
      const byStatus = statuses[target] ?? {};
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      // Sessions are left out of the report.
      const request = bytes
        .toString('latin1')
        .replace(/(authorization: JWT |cookie: )\S{30,}.*/, '$1…')
        .slice(0, 1_500);
      if (status >= 500 || ms > slowMs) found.push({ target, account, status, ms, request });
      if (isMilestone) {
        const memory = (await Promise.all(children.map(memoryOf))).join(' and ');
        console.info(`fuzz: ${sent} sent, ${found.length} found, ${memory} MB`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function startBoth() {
  await buildBackend();
  const backendEnv = {
    ...shared,
    PAYLOAD_SECRET: secret,
    DATABASE_URL: `file:${path.join(data, 'content.db')}`,
    MEDIA_DIR: path.join(data, 'media'),
    UPLOAD_DIR: path.join(data, 'uploads'),
    REVALIDATE_URL: `${siteUrl}/api/revalidate`,
    ADMIN_URL: backendUrl,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  const backend = startBackend(ports.backend, backendEnv, '[backend]');
  children.push(backend);
  await waitFor(`${backendUrl}/api/GetApplicationModel`, 300_000, backend);
  await buildSite(siteEnv);
  const site = startSite({ ...siteEnv, ...shared, EDIT_LOGIN_URL: backendUrl }, '[site]');
  children.push(site);
  await waitFor(`${siteUrl}/robots.txt`, 60_000, site);
}

try {
  if (!isRunning) await startBoth();
  const accounts = await signInAll(siteUrl, backendUrl, admin, editor);
  const before = await Promise.all(children.map(memoryOf));
  const started = Date.now();
  await fuzz(accounts);
  const seconds = Math.round((Date.now() - started) / 1000);
  const after = await Promise.all(children.map(memoryOf));
  const failures = found.filter(({ status }) => status >= 500);
  const slow = found.filter(({ ms }) => ms > slowMs);
  const figures = { count, seed, seconds, statuses, failures: failures.length, slow: slow.length };
  console.info(JSON.stringify({ ...figures, 'memory of backend and site (MB)': { before, after } }, null, 2));
  const report = path.join(os.tmpdir(), `fuzz-${seed}.json`);
  await writeFile(report, JSON.stringify({ failures, slow }, null, 2));
  console.info(`what was found: ${report}`);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  await Promise.all(children.map((child) => stop(child)));
  await rm(data, { recursive: true, force: true });
}
