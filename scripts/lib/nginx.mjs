import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { installPackage } from './debian-packages.mjs';
import { root } from './paths.mjs';
import { freePort, stop } from './processes.mjs';

const isRoot = process.getuid?.() === 0;

/** Whether the loopback interface has an address of IPv6. */
const hasIpv6 = Object.values(os.networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
const lineOfIpv6 = /^ *listen \[::\]:.*\n/gm;

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
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', [...kind, ...files, ...names], { stdio: 'ignore' });
}

/** @typedef {{ http: number, https: number, pages: number, backends: number }} Ports where it listens */

/** @param {number} port */
const serverLine = (port) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=2s;`;

/**
 * `deploy/nginx/corporate-site.conf` with the addresses, ports and files of this run.
 *
 * @param {{ folder: string, sites: number[], backends: number[], ports: Ports }} run
 * @param {(conf: string, folder: string) => string} change
 */
async function configure({ folder, sites, backends, ports }, change) {
  const text = await readFile(path.join(root, 'deploy/nginx/corporate-site.conf'), 'utf8');
  const { http, https } = ports;
  const conf = (hasIpv6 ? text : text.replace(lineOfIpv6, ''))
    .replace(serverLine(3000), sites.map(serverLine).join(' '))
    .replace(serverLine(3001), backends.map(serverLine).join(' '))
    .replaceAll('127.0.0.1:3081;', `127.0.0.1:${ports.pages};`)
    .replace('127.0.0.1:3080;', `127.0.0.1:${ports.backends};`)
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('listen [::]:80;', `listen [::1]:${http};`)
    .replaceAll('listen [::]:443 ', `listen [::1]:${https} `)
    .replaceAll('www.example.com', '127.0.0.1')
    .replaceAll('admin.example.com', 'localhost')
    .replaceAll('/etc/ssl/corporate-site', folder)
    .replaceAll('/var/cache/nginx-corporate-site', path.join(folder, 'cache'));
  await writeFile(path.join(folder, 'site.conf'), change(conf, folder));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = places.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const main = `${isRoot ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/pid;
    events { worker_connections 1024; }
    http { access_log off; ${temporary} include ${folder}/site.conf; }`;
  await writeFile(path.join(folder, 'nginx.conf'), main);
}

/** It writes its process id once it listens everywhere. @param {string} pid */
const isListening = (pid) => pid.trim() !== '';

/** @param {number} pid @returns {Promise<number[]>} the processes that it has started */
async function childrenOf(pid) {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
}

/**
 * Starts nginx with `deploy/nginx/corporate-site.conf` in front of sites and backends that run on this machine, or will. It
 * has a certificate of its own, for `localhost` and 127.0.0.1.
 *
 * @param {number[]} sites ports
 * @param {number[]} backends ports
 * @param {(conf: string, folder: string) => string} [change] changes the configuration before it is used
 * @param {Partial<Ports>} [wanted] where it listens; on free ports otherwise
 */
export async function startNginx(sites, backends, change = (conf) => conf, wanted = {}) {
  requireNginx();
  const free = async (/** @type {keyof Ports} */ name) => wanted[name] ?? (await freePort());
  const ports = {
    http: await free('http'),
    https: await free('https'),
    pages: await free('pages'),
    backends: await free('backends'),
  };
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  await mkdir(path.join(folder, 'cache'));
  makeCertificate(folder);
  await configure({ folder, sites, backends, ports }, change);
  const errors = path.join(folder, 'errors');
  const args = ['-c', path.join(folder, 'nginx.conf'), '-p', folder, '-e', errors];
  execFileSync('nginx', ['-t', '-q', ...args]);
  const child = spawn('nginx', args, { stdio: 'inherit' });
  while (child.exitCode === null && !isListening(await readFile(path.join(folder, 'pid'), 'utf8').catch(() => ''))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}; its lines above say why`);
  return {
    ...ports,
    /** Whether it listens on `::1`, too. */
    hasIpv6,
    /** The file of its certificate, for clients that are to trust it. */
    certificate: path.join(folder, 'fullchain.pem'),
    readErrors: () => readFile(errors, 'utf8'),
    /** Its workers' process ids, on Linux. */
    workers: () => childrenOf(child.pid ?? 0),
    stop: async () => {
      await stop(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
