import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { installPackage } from './debian-packages.mjs';
import { freePort, stop } from './processes.mjs';

/** Debian's own, for which its packages are: another one may come first in the path. */
const python = '/usr/bin/python3';
const program = fileURLToPath(new URL('s3-server.py', import.meta.url));
const startMs = 30_000;

const isInstalled = () => spawnSync(python, ['-c', 'import swift'], { stdio: 'ignore' }).status === 0;

/** @throws {Error} with one line where there is no S3 server and it cannot be installed */
export function requireS3() {
  if (isInstalled()) return;
  try {
    installPackage('python3-swift');
  } catch (error) {
    throw new Error('OpenStack Swift is missing, and cannot be installed from here: install python3-swift', {
      cause: error,
    });
  }
}

/**
 * Waits until the server says that it answers.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
function untilReady(child) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the S3 server does not start')), startMs);
    child.once('exit', (code) => reject(new Error(`the S3 server ended with ${code}`)));
    if (child.stdout) createInterface({ input: child.stdout }).once('line', () => resolve());
    child.once('exit', () => clearTimeout(timer));
    child.stdout?.once('data', () => clearTimeout(timer));
  });
}

/**
 * Starts an S3 server of its own, OpenStack Swift from Debian, with one empty bucket. Installs it where there is none.
 *
 * @param {object} [options]
 * @param {string} [options.bucket] name of the bucket
 * @returns its address, the variables that make a backend use it, and functions: `halt` ends its process and keeps
 *   what it stores, `resume` starts it again at the same address, `stop` ends it and deletes everything
 * @throws {Error} with one line where there is none and it cannot be installed
 */
export async function startS3({ bucket = 'corporate-site' } = {}) {
  requireS3();
  const [folder, port] = [await mkdtemp(path.join(os.tmpdir(), 's3-')), await freePort()];
  const [accessKey, secretKey, url] = ['test:backend', randomBytes(16).toString('hex'), `http://127.0.0.1:${port}`];
  const run = async () => {
    const args = [program, folder, String(port), accessKey, secretKey, bucket];
    const child = spawn(python, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await untilReady(child);
    return child;
  };
  let child = await run();
  return {
    url,
    port,
    bucket,
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: url,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: accessKey,
      S3_SECRET_ACCESS_KEY: secretKey,
      S3_FORCE_PATH_STYLE: '1',
    },
    /** @returns {import('node:child_process').ChildProcess} the one that runs now */
    get child() {
      return child;
    },
    /** Ends it. What it stores stays. @param {'stopped' | 'killed'} how */
    halt: async (how) => {
      if (how === 'killed') child.kill('SIGKILL');
      await stop(child);
    },
    resume: async () => {
      child = await run();
    },
    stop: async () => {
      await stop(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
