import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { contentPlaces } from '../demo-content.mjs';
import { backendRoot } from '../paths.mjs';
import { freePort, stop, waitFor } from '../processes.mjs';

const startMs = 120_000;

/** @param {Record<string, string>} env */
async function start(env) {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(backendRoot, 'server.mjs'), String(port)], {
    cwd: backendRoot,
    env: { ...process.env, ...env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  // A backend ends by itself while its start fails at the first request.
  const isUp = () => waitFor(`http://127.0.0.1:${port}/api/GetApplicationModel`, startMs, child);
  return { child, isUp, errors: () => errors.trim() };
}

/** On SQLite a second backend does not start, and says why; once the first was killed, it does. */
export async function refuseSecond() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'second-backend-'));
  const env = {
    ...contentPlaces(folder),
    UPLOAD_DIR: path.join(folder, 'uploads'),
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SEED: 'none',
  };
  const first = await start(env);
  let again;
  try {
    await first.isUp();
    const second = await start(env);
    await assert.rejects(second.isUp);
    assert.equal(second.child.exitCode, 1);
    assert.match(second.errors(), /^DATABASE_URL: another backend is using .* PostgreSQL for several\.$/);
    const ended = once(first.child, 'exit');
    first.child.kill('SIGKILL');
    await ended;
    again = await start(env);
    await again.isUp();
  } finally {
    await Promise.all([stop(first.child), again && stop(again.child)]);
    await rm(folder, { recursive: true, force: true });
  }
}
