/**
 * `node scripts/wordpress-export.mjs FOLDER`: an export of a real WordPress with its uploads, to try the import on. The
 * import's test reads the one in `backend/src/import-export/testing/wordpress.xml`. It needs Debian's packages
 * wordpress, php-cli, php-mysql, php-gd, php-xml and mariadb-server; its database is one of its own, without a port, and
 * ends with it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { root } from './lib/paths.mjs';
import { stop } from './lib/processes.mjs';

const [target] = process.argv.slice(2);
if (!target) throw new Error('name a folder: node scripts/wordpress-export.mjs FOLDER');

const folder = await mkdtemp(path.join(os.tmpdir(), 'wordpress-'));
const at = (/** @type {string} */ name) => path.join(folder, name);
const socket = at('db.sock');
const user = os.userInfo().username;
const script = path.join(root, 'scripts/lib/wordpress/make-content.php');

/** The configuration of a WordPress whose database is behind the socket. */
const config = `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', '${user}');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', 'https://eski.example');
define('WP_SITEURL', 'https://eski.example');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('WP_CONTENT_DIR', '${at('site/wp-content')}');
define('WP_CONTENT_URL', 'https://eski.example/wp-content');
define('AUTH_KEY', '${randomBytes(16).toString('hex')}');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require ABSPATH . 'wp-settings.php';
`;

const sizes = /\s*<wp:postmeta>\s*<wp:meta_key><!\[CDATA\[_wp_attachment_metadata\]\]>[^]*?<\/wp:postmeta>/g;

execFileSync('mariadb-install-db', ['--no-defaults', `--datadir=${at('db')}`, `--user=${user}`, '--skip-test-db'], {
  stdio: 'ignore',
});
const database = spawn(
  'mariadbd',
  ['--no-defaults', `--datadir=${at('db')}`, `--socket=${socket}`, `--user=${user}`, '--skip-networking'],
  { stdio: 'ignore' },
);

/** Waits for the database, and makes the one that WordPress uses. */
async function makeDatabase() {
  for (let tries = 0; ; tries += 1) {
    try {
      const statement = 'CREATE DATABASE wordpress CHARACTER SET utf8mb4';
      execFileSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-e', statement], { stdio: 'ignore' });
      return;
    } catch (error) {
      if (tries > 60) throw error;
      await wait(500);
    }
  }
}

try {
  await makeDatabase();
  await cp('/usr/share/wordpress', at('site'), { recursive: true, dereference: true });
  await writeFile(at('site/wp-config.php'), config);
  execFileSync('php', ['-d', 'memory_limit=512M', script, at('site'), at('export.xml')], { stdio: 'inherit' });
  // The sizes of pictures are most of an export, and nobody's business here.
  const xml = (await readFile(at('export.xml'), 'utf8')).replaceAll(sizes, '');
  if (xml.includes(folder) || xml.includes(os.hostname())) throw new Error('the export names this machine');
  await cp(at('site/wp-content/uploads'), path.join(target, 'uploads'), { recursive: true });
  await writeFile(path.join(target, 'export.xml'), xml);
  console.info(`wordpress: ${(xml.length / 1024).toFixed(0)} KB in ${target}`);
} finally {
  await stop(database);
  await rm(folder, { recursive: true, force: true });
}
