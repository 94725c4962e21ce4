/**
 * `node bench/restore.mjs [pages]`: how long a backup and a restore take, with the demo content and so many further
 * pages (1,000). The backend runs during the backup, and its slowest answer meanwhile is measured.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { buildBackend } from '../scripts/lib/build.mjs';
import { contentPlaces, copyDemoContent, demoContent } from '../scripts/lib/demo-content.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';
import { startBackend } from '../scripts/lib/services.mjs';
import { makePages } from './lib/many-pages.mjs';
import { logIn } from './lib/sign-in.mjs';
import { table } from './lib/table.mjs';

const pages = Number(process.argv[2] ?? 1000);
const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-restore-'));
const account = { email: 'bench@site.example', password: randomBytes(16).toString('hex') };
const secrets = {
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  REVALIDATE_SECRET: randomBytes(32).toString('hex'),
};

/** @param {string} name */
const envOf = (name) => ({
  ...contentPlaces(path.join(folder, name)),
  UPLOAD_DIR: path.join(folder, name, 'uploads'),
  BACKUP_DIR: path.join(folder, 'backups'),
  ...secrets,
});

/**
 * @param {string} script @param {Record<string, string>} env @param {string[]} args @returns {Promise<number>} seconds
 */
async function run(script, env, args = []) {
  const started = Date.now();
  await promisify(execFile)(process.execPath, [`scripts/${script}.mjs`, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  return (Date.now() - started) / 1000;
}

/** Asks for a page again and again. @param {string} url */
function watch(url) {
  let [isOver, slowest, failed] = [false, 0, 0];
  const asking = (async () => {
    while (!isOver) {
      const started = Date.now();
      const { ok } = await fetch(url);
      slowest = Math.max(slowest, Date.now() - started);
      if (!ok) failed += 1;
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return { slowest, failed };
  };
}

await buildBackend();
const { folder: demo } = await demoContent();
await copyDemoContent(demo, path.join(folder, 'original'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const backend = startBackend(port, {
  ...envOf('original'),
  ADMIN_EMAIL: account.email,
  ADMIN_PASSWORD: account.password,
});
try {
  await waitFor(`${url}/api/GetApplicationModel`, 180_000, backend);
  await makePages(url, pages, { authorization: `JWT ${await logIn(url, account)}`, origin: url });
  /** @type {Record<string, string | number>[]} */
  const rows = [];
  for (const key of ['', 'a key of the measurement']) {
    await rm(path.join(folder, 'backups'), { recursive: true, force: true });
    const over = watch(`${url}/api/GetPageData?pageKey=homepage`);
    const backup = await run('backup', { ...envOf('original'), BACKUP_KEY: key });
    const { slowest, failed } = await over();
    const [archive = ''] = (await readdir(path.join(folder, 'backups'))).filter((name) => name.startsWith('backup-'));
    const file = path.join(folder, 'backups', archive);
    const restore = await run('restore', { ...envOf(`restored-${rows.length}`), BACKUP_KEY: key }, [file]);
    rows.push({
      archive: key ? 'encrypted' : 'not encrypted',
      pages,
      MB: ((await stat(file)).size / 1e6).toFixed(1),
      'backup, s': backup.toFixed(1),
      'restore, s': restore.toFixed(1),
      'slowest answer meanwhile, ms': slowest,
      'failed answers': failed,
    });
  }
  console.info(`\n${table(rows)}\n`);
} finally {
  await stop(backend);
  await rm(folder, { recursive: true, force: true });
}
