import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';

import { createClient, type Client } from '@libsql/client';

import { freePort, stop, waitFor } from '../../scripts/lib/processes.mjs';
import { startBackend } from '../../scripts/lib/services.mjs';

const json = { 'content-type': 'application/json' };
const email = 'admin@kemerkaya.example';

/** A backend of a test's own, empty, whose records can be changed while it is stopped. */
export class OwnBackend {
  private child?: ChildProcess;
  private readonly password = randomUUID();

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(): Promise<OwnBackend> {
    const backend = new OwnBackend(await freePort(), await mkdtemp(path.join(os.tmpdir(), 'own-backend-')));
    await backend.run();
    return backend;
  }

  private get url(): string {
    return `http://127.0.0.1:${this.port}/api`;
  }

  private get database(): string {
    return `file:${path.join(this.folder, 'content.db')}`;
  }

  private async run(): Promise<void> {
    const env = {
      PAYLOAD_SECRET: 'own-backend-'.repeat(4),
      DATABASE_URL: this.database,
      MEDIA_DIR: path.join(this.folder, 'media'),
      UPLOAD_DIR: path.join(this.folder, 'uploads'),
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: this.password,
      SEED: 'none',
      SMTP_URL: '',
    };
    this.child = startBackend(this.port, env, '[own]');
    await waitFor(`${this.url}/CaptchaChallenge`, 60_000, this.child);
  }

  /** @param change what happens to the records meanwhile */
  async restart(change: (database: Client) => Promise<void>): Promise<void> {
    await this.stop();
    const client = createClient({ url: this.database });
    await change(client);
    client.close();
    await this.run();
  }

  async query(sql: string) {
    const client = createClient({ url: this.database });
    await client.execute('PRAGMA busy_timeout = 5000');
    const { rows } = await client.execute(sql);
    client.close();
    return rows;
  }

  /** @returns its id */
  async addDraft(pageKey: string): Promise<number> {
    const { token } = (await this.post('users/login', { email, password: this.password })) as { token: string };
    const page = { title: pageKey, pageKey, _status: 'draft' };
    const { doc } = (await this.post('pages?draft=true', page, { authorization: `JWT ${token}` })) as {
      doc: { id: number };
    };
    return doc.id;
  }

  /** What visitors get. */
  async statusOf(pageKey: string): Promise<number> {
    return (await fetch(`${this.url}/GetPageData?pageKey=${pageKey}`)).status;
  }

  async end(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async stop(): Promise<void> {
    if (this.child) await stop(this.child);
  }

  private async post(name: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
    const init = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) };
    return (await fetch(`${this.url}/${name}`, init)).json();
  }
}
