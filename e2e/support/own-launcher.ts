import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { contentPlaces, copyDemoContent } from '../../scripts/lib/demo-content.mjs';
import { renameChunks } from '../../scripts/lib/cluster/rename-chunks.mjs';
import { sendCommand } from '../../scripts/lib/launcher/control.mjs';
import { copyTree } from '../../scripts/lib/releases/copy-tree.mjs';
import { freePort, stop, waitFor } from '../../scripts/lib/processes.mjs';
import { removeFolder } from './remove-folder';
import { demoContent } from './stack';

const root = path.join(import.meta.dirname, '../..');
const secret = () => randomBytes(32).toString('hex');

/** What a release needs at run time, beside its builds and packages. */
const sources = ['lib', 'custom', 'server', 'public', 'next.config.mjs', 'package.json'];
const backendSources = ['next.config.mjs', 'server.mjs', 'package.json', 'seed', 'app', 'src'];

/** The launcher of `npm start`, with releases of its own that are copies of the builds of all. */
export class OwnLauncher {
  private child?: ChildProcess;
  /** What it has written. */
  log = '';

  private constructor(
    private readonly folder: string,
    readonly ports: { site: number; backend: number },
    private readonly own: Record<string, string>,
  ) {}

  /** @param shared what several machines have in common, instead of its own: content, secrets, `SITE_URL` */
  static async create(shared: Record<string, string> = {}): Promise<OwnLauncher> {
    const ports = { site: await freePort(), backend: await freePort() };
    // Beside the project: on the same disk, files can be linked.
    const folder = await mkdtemp(path.join(root, '.next-e2e-launcher-'));
    if (!shared.DATABASE_URL) await copyDemoContent(demoContent, folder);
    return new OwnLauncher(folder, ports, {
      ...{ REVALIDATE_SECRET: secret(), PAYLOAD_SECRET: secret() },
      ...contentPlaces(folder),
      SITE_URL: `http://127.0.0.1:${ports.site}`,
      UPLOAD_DIR: path.join(folder, 'uploads'),
      ...shared,
    });
  }

  get siteUrl() {
    return `http://127.0.0.1:${this.ports.site}`;
  }

  get backendUrl() {
    return `http://127.0.0.1:${this.ports.backend}`;
  }

  private get buildEnv() {
    return {
      BACKEND_URL: this.backendUrl,
      SITE_URL: this.own.SITE_URL ?? '',
      REVALIDATE_SECONDS: '300',
      MEDIA_ORIGINS: '',
    };
  }

  private get env() {
    return {
      ...process.env,
      ...this.own,
      RELEASES_DIR: path.join(this.folder, 'releases'),
      PORT: String(this.ports.site),
      BACKEND_PORT: String(this.ports.backend),
      BACKEND_URL: '',
      SEED: 'demo',
    };
  }

  folderOf(id: string): string {
    return path.join(this.folder, 'releases/builds', id);
  }

  /** Makes a release of the builds of all. */
  async addRelease(id: string): Promise<void> {
    const to = this.folderOf(id);
    await mkdir(path.join(to, 'backend'), { recursive: true });
    for (const name of sources) await cp(path.join(root, name), path.join(to, name), { recursive: true });
    for (const name of backendSources) {
      await cp(path.join(root, 'backend', name), path.join(to, 'backend', name), { recursive: true });
    }
    for (const name of ['node_modules', 'backend/node_modules'])
      await symlink(path.join(root, name), path.join(to, name));
    const isLeftOut = (name: string) => name === 'cache';
    copyTree(path.join(root, '.next-e2e'), path.join(to, '.next'), { isLeftOut });
    copyTree(path.join(root, 'backend/.next'), path.join(to, 'backend/.next'), { isLeftOut });
  }

  /** Gives the scripts and styles of a release other names, as those of another version have. */
  async renameFiles(id: string): Promise<void> {
    await renameChunks(path.join(this.folderOf(id), '.next'));
  }

  /** Marks a release as complete, as its build does at the end. */
  async completeRelease(id: string): Promise<void> {
    const base = this.folderOf(id);
    const archive = path.join(this.folder, 'releases/static', id);
    copyTree(path.join(base, '.next/static'), path.join(archive, '_next/static'), { areLinked: true });
    const release = { id, builtAt: new Date().toISOString(), version: '0.1.0', buildEnv: this.buildEnv };
    await writeFile(path.join(base, 'release.json'), JSON.stringify(release));
  }

  /** Has the site of a release end as soon as it starts. @returns what undoes it */
  breakSite(id: string): Promise<{ restore: () => Promise<void> }> {
    return this.breakServer(path.join(this.folderOf(id), '.next/site-server.mjs'));
  }

  /** The same for its backend. */
  breakBackend(id: string): Promise<{ restore: () => Promise<void> }> {
    return this.breakServer(path.join(this.folderOf(id), 'backend/server.mjs'));
  }

  private async breakServer(file: string): Promise<{ restore: () => Promise<void> }> {
    await rename(file, `${file}.whole`);
    await writeFile(file, 'process.exit(1);');
    return { restore: () => rename(`${file}.whole`, file) };
  }

  /** Starts the launcher with a release. */
  async start(id: string): Promise<void> {
    await writeFile(path.join(this.folder, 'releases/current.json'), JSON.stringify({ id }));
    this.log = '';
    this.child = spawn(process.execPath, ['scripts/start.mjs', '--current'], {
      cwd: root,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.log += chunk.toString()));
    await waitFor(`${this.siteUrl}/robots.txt`, 120_000, this.child).catch((error: unknown) => {
      throw new Error(`the launcher does not serve: ${this.log}`, { cause: error });
    });
    while (!/^ {2}backend {2}/m.test(this.log)) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  /** Runs one of the operator's commands. @returns how it ended, and what it wrote */
  async run(script: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
    const child = spawn(process.execPath, [path.join('scripts', script), ...args], { cwd: root, env: this.env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, output };
  }

  /** Gives the launcher an order, as `npm run upgrade` does at its end. */
  async order(order: string): Promise<{ code: number; output: string }> {
    const lines: string[] = [];
    try {
      await sendCommand(this.ports.site, order, (line) => lines.push(line));
      return { code: 0, output: lines.join('\n') };
    } catch (error) {
      return { code: 1, output: [...lines, error instanceof Error ? error.message : ''].join('\n') };
    }
  }

  /** The process of a service, as `npm run status` names it. */
  async pidOf(name: 'site' | 'backend'): Promise<number> {
    const { output } = await this.run('status.mjs');
    return Number(new RegExp(`^${name} +running; process (\\d+)`, 'm').exec(output)?.[1]);
  }

  /** The version that serves. */
  async serving(): Promise<string> {
    return /^version {2}(\w+);/m.exec((await this.run('status.mjs')).output)?.[1] ?? '';
  }

  /** @returns how the launcher ended */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (!child) return null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }

  async dispose(): Promise<void> {
    if (this.child) await stop(this.child, 30_000);
    await removeFolder(this.folder);
  }
}
