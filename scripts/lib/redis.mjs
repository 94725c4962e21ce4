import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { installPackage } from './debian-packages.mjs';
import { freePort, isPortFree, stop } from './processes.mjs';

const program = 'redis-server';

function isInstalled() {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @returns {boolean} whether there is a Redis; Debian's is installed where there is none and that is possible */
export function findOrInstallRedis() {
  if (isInstalled()) return true;
  try {
    installPackage(program);
  } catch {
    return false;
  }
  return isInstalled();
}

/** @param {number} port @param {import('node:child_process').ChildProcess} child */
async function untilListening(port, child) {
  for (let time = 0; time < 100 && child.exitCode === null && (await isPortFree(port)); time += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts a Redis of its own, without any data. Installs Debian's where none is installed and that is possible.
 *
 * @param {object} [options]
 * @param {number} [options.port] a free one without it; given again, a Redis that was stopped is back at its address
 * @param {string} [options.password] what clients must send
 * @param {readonly string[]} [options.settings] further arguments of redis-server, such as `--maxmemory 2mb`
 * @returns its address, its process, and a function that stops it; undefined if there is none
 */
export async function startRedis({ port, password, settings = [] } = {}) {
  if (!findOrInstallRedis()) return undefined;
  const [folder, listen] = [await mkdtemp(path.join(os.tmpdir(), 'redis-')), port ?? (await freePort())];
  const own = ['--port', String(listen), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const secret = password === undefined ? [] : ['--requirepass', password];
  const args = [...own, ...secret, ...settings.flatMap((setting) => setting.split(' '))];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilListening(listen, child);
  return {
    url: `redis://${password === undefined ? '' : `:${encodeURIComponent(password)}@`}127.0.0.1:${listen}`,
    port: listen,
    child,
    stop: async () => {
      await stop(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
