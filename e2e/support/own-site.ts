import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { copyBuild as copyAnyBuild } from '../../scripts/lib/copy-build.mjs';
import { siteServer } from '../../scripts/lib/paths.mjs';
import { freePort, stop, waitFor } from '../../scripts/lib/processes.mjs';
import { removeFolder } from './remove-folder';

const root = path.join(import.meta.dirname, '../..');

/**
 * Copies the build of all for a site of a suite's own.
 *
 * @param distDir the folder of the copy
 */
export const copyBuild = (distDir: string): Promise<void> => copyAnyBuild('.next-e2e', distDir);

interface OwnSite {
  url: string;
  /** The folder of its copy of the build, below the root. */
  distDir: string;
  /** What it has written, whole runs together. */
  log: () => string;
  stop: () => Promise<void>;
  /** Ends its process and starts another on the same folder, with other variables in its environment if they are given. */
  restart: (changed?: Record<string, string>) => Promise<void>;
  /** Ends its process as a loss of power would. */
  kill: () => Promise<void>;
}

/**
 * A site of a suite's own on the build of all.
 *
 * @param name of its copy of the build
 * @param env its backend, and what else it is to run with
 */
export async function startSiteCopy(name: string, env: Record<string, string>): Promise<OwnSite> {
  const port = await freePort();
  const distDir = `.next-e2e-${name}-${port}`;
  await copyBuild(distDir);
  const url = `http://127.0.0.1:${port}`;
  const own = { NODE_ENV: 'production', NEXT_DIST_DIR: distDir, PORT: String(port), SITE_URL: url } as const;
  let log = '';
  const start = async (changed: Record<string, string> = {}) => {
    const started = spawn(process.execPath, [siteServer(distDir)], {
      cwd: root,
      env: { ...process.env, ...own, ...env, ...changed },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
    await waitFor(`${url}/robots.txt`, 30_000, started);
    return started;
  };
  let site = await start();
  return {
    url,
    distDir,
    log: () => log,
    restart: async (changed) => {
      await stop(site);
      site = await start(changed);
    },
    kill: async () => {
      const ended = new Promise((resolve) => site.once('exit', resolve));
      site.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      await stop(site);
      await removeFolder(path.join(root, distDir));
    },
  };
}

interface OwnHost {
  /** What calls answer with, by a part of their address such as `GetCategoryPages?category=metro`. */
  answers?: Record<string, unknown>;
  /** Of the site. */
  env?: Record<string, string>;
}

/**
 * A site of a suite's own over a stand-in for the backend: for content that would disturb the other suites. Its pages
 * are those that no build has made, such as `/page/own`.
 *
 * @param name of its copy of the build
 * @param model what GetApplicationModel answers with
 * @param host further answers of the stand-in, and variables of the site's environment
 */
export async function startOwnSite(name: string, model: unknown, host: OwnHost = {}): Promise<OwnSite> {
  const page = { pageKey: 'own', link: '/page/own', title: 'Sayfa', isVisible: true, sections: [] };
  const backend = createServer((request, response) => {
    const answers = Object.entries({ ...host.answers, GetApplicationModel: model });
    const [, data] = answers.find(([call]) => request.url?.includes(call)) ?? [undefined, page];
    if (request.url?.includes('GetPageKeys')) response.writeHead(404).end('{"success":false,"message":"none"}');
    else response.end(JSON.stringify({ success: true, data }));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const site = await startSiteCopy(name, { BACKEND_URL: backendUrl, ...host.env });
  return {
    ...site,
    stop: async () => {
      await site.stop();
      backend.closeAllConnections();
      backend.close();
    },
  };
}
