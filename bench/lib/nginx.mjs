import { execFile, spawn } from 'node:child_process';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

import { freePort, stop, waitFor } from '../../scripts/lib/processes.mjs';

const run = promisify(execFile);

/** The configuration without the limits for one visitor: the load of a bench comes from one. @param {string} conf */
export const withoutLimits = (conf) => conf.replace(/^ *limit_(?:conn|req)(?:_status)? .*$/gm, '');

/** Installs Debian's packages of programs that are missing. @param {Record<string, string>} packages by program */
export async function requirePrograms(packages) {
  for (const [program, name] of Object.entries(packages)) {
    const isThere = await run('which', [program]).catch(() => undefined);
    if (!isThere) await run('apt-get', ['install', '-y', name]);
  }
}

/**
 * One worker of nginx that serves a body as a file, compressed beforehand: the most that this machine can do with it.
 *
 * @param {Buffer} body
 * @param {string} type its content type
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveWithNginx(body, type) {
  const port = await freePort();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-nginx-'));
  await mkdir(path.join(folder, 'root'));
  await writeFile(path.join(folder, 'root/body'), body);
  await writeFile(path.join(folder, 'root/body.gz'), gzipSync(body));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = places.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const conf = path.join(folder, 'nginx.conf');
  await writeFile(
    conf,
    `worker_processes 1; daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors warn;
     events { worker_connections 1024; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; ${temporary}
       server { listen 127.0.0.1:${port}; root ${folder}/root; gzip_static on; gzip_vary on;
         location / { types { } default_type "${type}"; try_files /body =404; } } }`,
  );
  // Workers would run as another user, who may not read the folder. With one process there are none.
  const child = spawn('nginx', ['-c', conf, '-p', folder, '-e', path.join(folder, 'errors')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/`;
  await waitFor(url, 10_000, child);
  return {
    url,
    stop: async () => {
      await stop(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
