import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { startMailServer } from '../mail-server.mjs';
import { startPostgres } from '../postgres.mjs';
import { freePort, stop, waitFor } from '../processes.mjs';
import { startBackend } from '../services.mjs';
import { aheadEnv } from './ahead.mjs';
import { Client } from './client.mjs';

const startMs = 120_000;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** Two backends on one PostgreSQL, with one folder of files and one mail server. */
export class Cluster {
  #port = [0, 0];
  /** @type {(ChildProcess | undefined)[]} */
  #children = [];
  /** @type {() => Promise<void>} */
  #stopRest = async () => undefined;

  /** @throws {Error} where no PostgreSQL can be had */
  async start() {
    const database = await startPostgres();
    const files = await mkdtemp(path.join(os.tmpdir(), 'two-backends-'));
    const mailPort = await freePort();
    this.mailDir = path.join(files, 'mails');
    const mails = await startMailServer(this.mailDir, mailPort);
    this.#stopRest = async () => {
      await mails.close();
      await database.stop();
      await rm(files, { recursive: true, force: true });
    };
    const secret = randomBytes(32).toString('hex');
    this.account = { email: 'admin@site.example', password: randomBytes(16).toString('hex') };
    this.env = {
      DATABASE_URL: database.url,
      MEDIA_DIR: path.join(files, 'media'),
      UPLOAD_DIR: path.join(files, 'uploads'),
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      REVALIDATE_SECRET: secret,
      // No site is there: announcements wait.
      SITE_URL: 'http://127.0.0.1:9',
      SEED: 'none',
      // The Redis of the sites. That it is away, and its password wrong, must change nothing here.
      REDIS_URL: 'redis://:wrong@127.0.0.1:9',
      ADMIN_EMAIL: this.account.email,
      ADMIN_PASSWORD: this.account.password,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: 'Örnek <web@site.example>',
      MAIL_TO: 'iletisim@site.example',
    };
    this.databaseUrl = database.url;
    this.#port = [await freePort(), await freePort()];
    this.clients = this.#port.map((port) => new Client(`http://127.0.0.1:${port}`, secret));
    // One after the other. Other tests start two at once.
    await this.run(0);
    await this.run(1);
  }

  /** @returns {readonly [Client, Client]} */
  get both() {
    const [one, two] = this.clients ?? [];
    if (!one || !two) throw new Error('the backends have not been started');
    return [one, two];
  }

  /**
   * Starts a backend, again if it was killed.
   *
   * @param {0 | 1} index
   * @param {boolean} [isAhead] whether its clock is two minutes ahead
   */
  async run(index, isAhead = false) {
    const port = this.#port[index] ?? 0;
    const child = startBackend(port, { ...this.env, ...(isAhead && aheadEnv) }, `[backend ${index + 1}]`);
    this.#children[index] = child;
    await waitFor(`http://127.0.0.1:${port}/api/GetApplicationModel`, startMs, child);
  }

  /** Ends a backend without a warning. @param {0 | 1} index */
  async kill(index) {
    const child = this.#children[index];
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async stop() {
    await Promise.all(this.#children.map((child) => child && stop(child)));
    await this.#stopRest();
  }
}
