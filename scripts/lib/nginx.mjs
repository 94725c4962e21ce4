import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { installPackage } from './debian-packages.mjs';
import { root } from './paths.mjs';
import { freePort, isPortFree, stop } from './processes.mjs';

const isRoot = process.getuid?.() === 0;

/** @throws {Error} if nginx is missing and cannot be installed */
export function requireNginx() {
  if (spawnSync('nginx', ['-v']).status === 0) return;
  try {
    installPackage('nginx');
  } catch (error) {
    throw new Error('nginx is missing, and cannot be installed from here: install the package nginx', { cause: error });
  }
}

/** @param {string} folder */
function makeCertificate(folder) {
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync('openssl', [...kind, ...files, '-subj', '/CN=localhost'], { stdio: 'ignore' });
}

/**
 * `deploy/nginx/kemerkaya.conf` with the addresses, ports and files of this run.
 *
 * @param {{ folder: string, sites: number[], backend: number, http: number, https: number }} run
 * @param {(conf: string, folder: string) => string} change
 */
async function configure({ folder, sites, backend, http, https }, change) {
  const text = await readFile(path.join(root, 'deploy/nginx/kemerkaya.conf'), 'utf8');
  const server = (/** @type {number} */ port) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=2s;`;
  const conf = text
    .replace('server 127.0.0.1:3000 max_fails=2 fail_timeout=2s;', sites.map(server).join(' '))
    .replace('127.0.0.1:3001', `127.0.0.1:${backend}`)
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('www.example.com', '127.0.0.1')
    .replaceAll('admin.example.com', 'localhost')
    .replaceAll('/etc/ssl/kemerkaya', folder)
    .replaceAll('/var/cache/nginx/kemerkaya', path.join(folder, 'cache'));
  await writeFile(path.join(folder, 'site.conf'), change(conf, folder));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = places.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const main = `${isRoot ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/pid;
    events { worker_connections 1024; }
    http { access_log off; ${temporary} include ${folder}/site.conf; }`;
  await writeFile(path.join(folder, 'nginx.conf'), main);
}

/**
 * Starts nginx with `deploy/nginx/kemerkaya.conf` in front of sites and a backend that run on this machine. It has a
 * certificate of its own.
 *
 * @param {number[]} sites ports
 * @param {number} backend port
 * @param {(conf: string, folder: string) => string} [change] changes the configuration before it is used
 * @returns {Promise<{ http: number, https: number, readErrors: () => Promise<string>, stop: () => Promise<void> }>}
 */
export async function startNginx(sites, backend, change = (conf) => conf) {
  requireNginx();
  const [http, https] = [await freePort(), await freePort()];
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  await mkdir(path.join(folder, 'cache'));
  makeCertificate(folder);
  await configure({ folder, sites, backend, http, https }, change);
  const errors = path.join(folder, 'errors');
  const args = ['-c', path.join(folder, 'nginx.conf'), '-p', folder, '-e', errors];
  execFileSync('nginx', ['-t', '-q', ...args]);
  const child = spawn('nginx', args, { stdio: 'inherit' });
  for (let time = 0; time < 100 && (await isPortFree(https)); time += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    http,
    https,
    readErrors: () => readFile(errors, 'utf8'),
    stop: async () => {
      await stop(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
