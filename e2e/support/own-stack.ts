import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { type APIRequestContext, expect } from '@playwright/test';

import { contentPlaces, copyDemoContent } from '../../scripts/lib/demo-content.mjs';
import { siteServer } from '../../scripts/lib/paths.mjs';
import { freePort, stop, waitFor } from '../../scripts/lib/processes.mjs';
import { announce, announceUntilHeard } from './announce';
import { copyBuild } from './own-site';
import { Publisher } from './publisher';
import { removeFolder } from './remove-folder';
import type { Json } from './seed';
import { demoContent } from './stack';

const root = path.join(import.meta.dirname, '../..');
const next = path.join(root, 'node_modules/next/dist/bin/next');
const secret = () => randomBytes(32).toString('hex');

/** The ports of a stack, the name of its copy of the build, and the folder of its content. */
async function newPlace() {
  const ports = { site: await freePort(), backend: await freePort() };
  const folder = await mkdtemp(path.join(os.tmpdir(), 'e2e-stack-'));
  return { ports, distDir: `.next-e2e-stack-${ports.site}`, folder };
}

/** A site and a backend of a suite's own on the builds of all, for suites that stop and start them. */
export class OwnStack {
  private site?: ChildProcess;
  private backend?: ChildProcess;
  private token = '';

  private constructor(
    readonly folder: string,
    private readonly distDir: string,
    readonly ports: { site: number; backend: number },
    private readonly secrets = { REVALIDATE_SECRET: secret(), PAYLOAD_SECRET: secret() },
    private readonly env: Record<string, string> = {},
    readonly account = { email: 'admin@kemerkaya.example', password: secret() },
    /** What its pages name as their address. */
    private readonly publicUrl = `http://127.0.0.1:${ports.site}`,
    /** Where it has its content, such as `DATABASE_URL`, instead of in its own folder. */
    readonly content: Record<string, string> = {},
  ) {}

  /**
   * @param env of both processes, besides what each of them has
   * @param prepare called with the folder of its build, pages included, before anything is in it
   */
  static async create(env: Record<string, string> = {}, prepare?: (folder: string) => void): Promise<OwnStack> {
    const { ports, distDir, folder } = await newPlace();
    prepare?.(path.join(root, distDir));
    await Promise.all([copyBuild(distDir), copyDemoContent(demoContent, folder)]);
    return new OwnStack(folder, distDir, ports, undefined, env);
  }

  /**
   * Another, empty machine for the same site.
   *
   * @param content where it has its content, such as `DATABASE_URL`, instead of in its own folder
   */
  async createTwin(content: Record<string, string> = {}): Promise<OwnStack> {
    const { ports, distDir, folder } = await newPlace();
    await copyBuild(distDir);
    return new OwnStack(folder, distDir, ports, this.secrets, this.env, this.account, this.publicUrl, content);
  }

  /** Where its content is, and the secrets that belong to it. */
  get contentEnv(): Record<string, string> {
    const uploads = { UPLOAD_DIR: path.join(this.folder, 'uploads') };
    return { ...contentPlaces(this.folder), ...uploads, ...this.content, ...this.secrets };
  }

  /** The ids of its processes, once they are started. */
  get pids() {
    return { site: this.site?.pid ?? NaN, backend: this.backend?.pid ?? NaN };
  }

  get siteUrl() {
    return `http://127.0.0.1:${this.ports.site}`;
  }

  get backendUrl() {
    return `http://127.0.0.1:${this.ports.backend}`;
  }

  private start(cwd: string, args: string[], port: number, env: Record<string, string>): ChildProcess {
    const shared = { NODE_ENV: 'production' as const, PORT: String(port), SITE_URL: this.publicUrl };
    const all = { ...process.env, ...shared, ...this.env, ...env };
    return spawn(process.execPath, args, { cwd, stdio: 'ignore', env: all });
  }

  /**
   * @param isSilent whether it sends no webhooks, neither now nor after a later start. The site’s edit mode does not work
   *   with it.
   */
  async startBackend(isSilent = false): Promise<void> {
    const { backend: port } = this.ports;
    const args = [next, 'start', '-p', String(port), '-H', '127.0.0.1'];
    this.backend = this.start(path.join(root, 'backend'), args, port, {
      ...this.contentEnv,
      ...(isSilent && { REVALIDATE_SECRET: '' }),
      REVALIDATE_URL: `${this.siteUrl}/api/revalidate`,
      ADMIN_EMAIL: this.account.email,
      ADMIN_PASSWORD: this.account.password,
      SEED: 'demo',
    });
    await waitFor(`${this.backendUrl}/api/GetApplicationModel`, 120_000, this.backend);
  }

  /**
   * What every instance of the site runs with.
   *
   * @param revalidateSeconds after how long pages are made anew by themselves
   */
  siteEnv(revalidateSeconds = 86_400): Record<string, string> {
    return {
      HOST: '127.0.0.1',
      SITE_URL: this.publicUrl,
      BACKEND_URL: this.backendUrl,
      REVALIDATE_SECRET: this.secrets.REVALIDATE_SECRET,
      REVALIDATE_SECONDS: String(revalidateSeconds),
    };
  }

  /** @param env what else it is to run with, besides `siteEnv` */
  async startSite(revalidateSeconds?: number, env: Record<string, string> = {}): Promise<void> {
    const own = { NEXT_DIST_DIR: this.distDir, ...this.siteEnv(revalidateSeconds), ...env };
    this.site = this.start(root, [siteServer(this.distDir)], this.ports.site, own);
    await waitFor(`${this.siteUrl}/robots.txt`, 60_000, this.site);
  }

  async stopSite(): Promise<void> {
    if (this.site) await stop(this.site);
  }

  /** As a loss of power would. */
  async killBackend(): Promise<void> {
    if (this.backend) await stop(this.backend, 0);
  }

  /** The administrator, at the backend alone. */
  async logIn(request: APIRequestContext): Promise<void> {
    const login = await request.post(`${this.backendUrl}/api/users/login`, { data: this.account });
    expect(login.status()).toBe(200);
    this.token = ((await login.json()) as { token: string }).token;
  }

  /** The administrator, in the edit mode of the site. */
  async signIn(request: APIRequestContext): Promise<Publisher> {
    await this.logIn(request);
    return Publisher.enter(request, this.siteUrl);
  }

  /**
   * Saves a record of the backend, and publishes it where it can be.
   *
   * @param path of the backend’s own interface
   * @returns its id
   */
  async save(path: string, method: string, data: Json): Promise<string> {
    const response = await this.call(path, method, { ...data, _status: 'published' });
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    const { doc, result } = (await response.json()) as { doc?: { id: unknown }; result?: { id: unknown } };
    return String((doc ?? result)?.id);
  }

  /** Calls the backend's own interface as the administrator. */
  call(path: string, method: string, data: Json): Promise<Response> {
    return fetch(`${this.backendUrl}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'accept-language': 'tr', authorization: `JWT ${this.token}` },
      body: JSON.stringify(data),
    });
  }

  /** @returns the id of a new public page */
  createPage(data: Json): Promise<string> {
    return this.save('pages', 'POST', data);
  }

  /** Changes what is public. */
  async changePage(id: string, data: Json): Promise<void> {
    await this.save(`pages/${id}`, 'PATCH', data);
  }

  /** Tells the site of a change. @returns the status that it answers with */
  announce = (tags: string[]) => announce(this.siteUrl, this.secrets.REVALIDATE_SECRET, tags);

  /** Tells the site of a change, as the backend does. */
  announceUntilHeard = (tags: string[]) => announceUntilHeard(this.siteUrl, this.secrets.REVALIDATE_SECRET, { tags });

  async dispose(): Promise<void> {
    await Promise.all([this.stopSite(), this.killBackend()]);
    await Promise.all([path.join(root, this.distDir), this.folder].map(removeFolder));
  }
}
