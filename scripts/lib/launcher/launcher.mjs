import path from 'node:path';

import { root } from '../paths.mjs';
import { archiveDir, cacheDir, releaseDir } from '../releases/places.mjs';
import { pruneReleases } from '../releases/prune-releases.mjs';
import { endUse, noteServing, noteUse, readRelease } from '../releases/release-files.mjs';
import { tryUpkeep } from '../releases/upkeep.mjs';
import { startBackend, startSite } from '../services.mjs';
import { backendStartMs, waitUntilHealthy } from './health.mjs';
import { HeldSocket } from './held-socket.mjs';
import { Service } from './service.mjs';
import { goBackTo, healthMs, switchTo } from './switch-release.mjs';

/**
 * The same for every version: its build is in the default place, and so are its pages. In a folder of all versions, one
 * that is tried out would delete the pages of the one that serves.
 */
const siteEnv = {
  ...{ NEXT_DIST_DIR: '.next', PAGE_CACHE_DIR: '' },
  ...{ SITE_CACHE_DIR: cacheDir, STATIC_ARCHIVE_DIR: archiveDir },
};
const backendEnv = { BACKEND_HOME: path.join(root, 'backend') };

/** Runs the site, and the backend unless the operator has one of their own, and keeps both running. */
export class Launcher {
  #release = '';
  #isSwitching = false;
  #isStopping = false;

  /** @param {import('./plan.mjs').Plan} plan */
  constructor(plan) {
    const { hasOwnHost, site, backend } = plan;
    this.plan = plan;
    this.site = new Service('site', new HeldSocket('PORT', site.port, site.host), (run) =>
      startSite({ ...site.env, ...siteEnv }, '[site]', { ...run, isKept: true }),
    );
    this.backend = hasOwnHost
      ? undefined
      : new Service('backend', new HeldSocket('BACKEND_PORT', backend.port, backend.host), (run) =>
          startBackend(backend.port, { ...backend.env, ...backendEnv }, '[backend]', { ...run, isKept: true }),
        );
  }

  /** The state for the operator. There is no release while the first one is built or started. */
  get status() {
    return {
      release: this.#release,
      pid: process.pid,
      siteUrl: this.plan.site.url,
      buildEnv: this.plan.buildEnv,
      hasBackend: this.backend !== undefined,
      services: [this.site, this.backend].flatMap((service) => (service ? [service.keeper.status] : [])),
    };
  }

  /**
   * Takes the ports. Nothing listens on them yet.
   *
   * @throws {Error} naming a port that stays taken
   */
  async takePorts() {
    await this.site.socket.fd();
    await this.backend?.socket.fd();
  }

  /** @param {string} base folder of the version */
  async beginBackend(base) {
    if (!this.backend || this.backend.base !== '') return;
    await this.backend.begin(base);
    await waitUntilHealthy('backend', this.plan.backend.url, backendStartMs, this.backend.keeper.child);
  }

  /**
   * Has the backend started again until it works. The site serves its kept pages meanwhile.
   *
   * @param {Error} error why it does not start
   * @throws that error, when everything is being stopped
   */
  #retryBackend(error) {
    if (this.#isStopping) throw error;
    console.error(`the backend does not start (${error.message}); the site starts without it`);
    if (this.backend?.keeper.status.state === 'stopped') this.backend.keeper.persist();
  }

  /** @param {string} id of a complete release */
  async begin(id) {
    const base = releaseDir(id);
    await this.beginBackend(base).catch((error) => this.#retryBackend(error));
    await this.site.begin(base);
    await waitUntilHealthy('site', this.plan.site.origin, healthMs, this.site.keeper.child);
    await this.#settle(id);
  }

  /** @param {string} id of the release that serves from now on */
  async #settle(id) {
    this.#release = id;
    await tryUpkeep(async () => {
      await noteServing(id);
      await noteUse([id]);
      // Only with those notes: what they do not name is deleted.
      await pruneReleases();
    });
  }

  /**
   * Lets another release take over. If it does not work, the present one keeps serving.
   *
   * @param {string} id of a complete release
   * @param {(line: string) => void} tell
   * @throws {Error} why it does not work, when the present release serves again
   */
  async switchTo(id, tell) {
    if (this.#isSwitching) throw new Error('another version is taking over at this moment');
    if (!(await readRelease(id))) throw new Error(`there is no version ${id}`);
    const former = this.#release;
    if (former === '') throw new Error('nothing serves yet: wait for the start');
    if (id === former) return;
    this.#isSwitching = true;
    try {
      await tryUpkeep(() => noteUse([id, former]));
      await switchTo(this, releaseDir(id), tell);
      await this.#settle(id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      tell(`version ${id} does not work (${reason}); going back to ${former}`);
      await goBackTo(this, releaseDir(former), tell);
      await tryUpkeep(() => noteUse([former]));
      throw new Error(`version ${id} does not work (${reason}); ${former} serves again`, { cause: error });
    } finally {
      this.#isSwitching = false;
    }
  }

  /** Stops the site, then the backend, which the site may call until its end. */
  async stop() {
    this.#isStopping = true;
    await this.site.stop();
    await this.backend?.stop();
    await tryUpkeep(endUse);
  }
}
