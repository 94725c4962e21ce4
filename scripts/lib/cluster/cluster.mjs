import { rm } from 'node:fs/promises';
import path from 'node:path';

import { aheadEnv } from '../backends/ahead.mjs';
import { Client, until } from '../backends/client.mjs';
import { buildBackend, buildSite } from '../build.mjs';
import { copyBuild } from '../copy-build.mjs';
import { demoContent } from '../demo-content.mjs';
import { startNginx } from '../nginx.mjs';
import { root } from '../paths.mjs';
import { copyTree } from '../releases/copy-tree.mjs';
import { startBackend, startSite } from '../services.mjs';
import { Member } from './member.mjs';
import { findPorts, settingsOf } from './settings.mjs';
import { startStores } from './stores.mjs';

/** How long sites may take until all know each other, in milliseconds. */
const joinMs = 20_000;

/** The build that sites of the cluster are copies of, unless another one is named. */
const ownBuild = '.next-cluster';

/** @param {number} port */
const local = (port) => `http://127.0.0.1:${port}`;

/**
 * Two sites and two backends behind nginx, on one PostgreSQL, Redis and S3, all on the loopback interface.
 */
export class Cluster {
  /** @type {Member[]} */
  sites = [];
  /** @type {Member[]} */
  backends = [];
  /** The folder of each site's build, relative to the project. @type {string[]} */
  folders = [];
  /** Where each site finds the scripts of its former versions. @type {string[]} */
  archives = [];
  /** The sites whose clock is two minutes ahead once they are started again. @type {Set<Member>} */
  ahead = new Set();
  /** The folder of the build that all sites began with. */
  build = '';
  /** What has been started, and how to end it. @type {(() => Promise<unknown>)[]} */
  #ends = [];

  /** @param {string} [build] the folder of a build of the site; without it, one is made for the cluster's address */
  async start(build) {
    await buildBackend();
    this.ports = await findPorts();
    this.stores = await startStores();
    this.#ends.push(this.stores.stop);
    const { ports, stores } = this;
    const { http, https, backendsProxy } = ports;
    const listen = { http, https, backends: backendsProxy };
    this.proxy = await startNginx(ports.sites, ports.backends, undefined, listen);
    this.#ends.push(this.proxy.stop);
    this.settings = settingsOf(ports, stores, this.proxy.certificate);
    await this.#startBackends(ports.backends, this.settings.backendEnv);
    this.build = build ?? (await this.#build());
    await this.#startSites(ports.sites, this.settings);
  }

  /** @param {number[]} ports @param {Record<string, string>} env */
  async #startBackends(ports, env) {
    this.backends = ports.map((port, index) => {
      const name = `backend ${index + 1}`;
      const own = { ...env, ...this.stores?.foldersOf(index) };
      return new Member(name, local(port), '/api/GetApplicationModel', () => startBackend(port, own, `[${name}]`));
    });
    this.#ends.push(() => Promise.all(this.backends.map((backend) => backend.stop())));
    await Promise.all(this.backends.map((backend) => backend.start()));
  }

  async #build() {
    const { id } = await demoContent();
    await buildSite({ ...this.settings?.buildEnv, NEXT_DIST_DIR: ownBuild }, id);
    return ownBuild;
  }

  /** @param {number[]} ports @param {ReturnType<typeof settingsOf>} settings */
  async #startSites(ports, { siteEnv }) {
    this.folders = ports.map((port) => `.next-cluster-${port}`);
    this.archives = this.folders.map((folder) => path.join(root, `${folder}-archive`));
    this.#ends.push(() =>
      Promise.all(
        [...this.folders.map((folder) => path.join(root, folder)), ...this.archives].map((folder) =>
          rm(folder, { recursive: true, force: true }),
        ),
      ),
    );
    await Promise.all(this.folders.map((folder) => copyBuild(this.build, folder)));
    for (const [index, folder] of this.folders.entries()) {
      const to = path.join(this.archives[index] ?? '', 'first/_next/static');
      copyTree(path.join(root, folder, 'static'), to, { areLinked: true });
    }
    this.sites = ports.map((port, index) => {
      const name = `site ${index + 1}`;
      return new Member(name, local(port), '/robots.txt', () =>
        startSite({ ...siteEnv, ...this.#envOf(index), PORT: String(port) }, `[${name}]`),
      );
    });
    this.#ends.push(() => Promise.all(this.sites.map((site) => site.stop())));
    await Promise.all(this.sites.map((site) => site.start()));
    await this.untilJoined();
  }

  /** @param {number} index of a site */
  #envOf(index) {
    const site = this.sites[index];
    return {
      NEXT_DIST_DIR: this.folders[index] ?? '',
      STATIC_ARCHIVE_DIR: this.archives[index] ?? '',
      ...(site && this.ahead.has(site) && aheadEnv),
    };
  }

  /** Waits until every site knows all the others, and Redis answers it. */
  async untilJoined() {
    const hasJoined = async (/** @type {Member} */ { url }) => {
      const text = await (await fetch(`${url}/api/metrics`)).text();
      return text.includes(`\nsite_instances ${this.sites.length}\n`) && text.includes('\nsite_redis_up 1\n');
    };
    for (const site of this.sites) {
      await until(() => hasJoined(site).catch(() => false), `${site.name} has joined the others`, joinMs);
    }
  }

  /** A client of each backend. @returns {readonly [Client, Client]} */
  get clients() {
    const [one, two] = this.backends.map(({ url }) => new Client(url, this.settings?.secret ?? ''));
    if (!one || !two) throw new Error('the backends have not been started');
    return [one, two];
  }

  /** Ends everything that was started, the last first. */
  async stop() {
    for (const end of this.#ends.splice(0).reverse()) await end();
  }
}
