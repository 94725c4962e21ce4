import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';

import { freePort, stop, waitFor } from '../../scripts/lib/processes.mjs';
import { startBackend } from '../../scripts/lib/services.mjs';
import { newDatabase, type Records, withRecords } from './database';
import { removeFolder } from './remove-folder';
import type { Json } from './seed';

const json = { 'content-type': 'application/json' };

export interface Sent {
  status: number;
  body: Json;
}

/** A picture of its own for every text. */
export function pictureForm(text: string): FormData {
  const form = new FormData();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><title>${text}</title></svg>`;
  form.append('file', new Blob([svg], { type: 'image/svg+xml' }), 'resim.svg');
  form.append('_payload', JSON.stringify({ alt: text }));
  return form;
}

/** Who speaks to it. */
export class Account {
  constructor(
    private readonly url: string,
    readonly token?: string,
  ) {}

  /** @param body a form, the text of a file, or what becomes JSON */
  async send(path: string, method = 'GET', body?: FormData | string | Json): Promise<Sent> {
    const isJson = typeof body === 'object' && !(body instanceof FormData);
    const response = await fetch(`${this.url}/${path}`, {
      method,
      headers: {
        ...(isJson && json),
        ...(typeof body === 'string' && { 'content-type': 'text/csv' }),
        ...(this.token && { authorization: `JWT ${this.token}` }),
      },
      body: isJson ? JSON.stringify(body) : body,
    });
    const text = await response.text();
    return { status: response.status, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Json };
  }
}

/** A backend of a test's own, empty, whose records can be changed while it is stopped. */
export class OwnBackend {
  private child?: ChildProcess;
  /** What it has written, whole runs together. */
  log = '';
  readonly account = { email: 'admin@kemerkaya.example', password: randomUUID() };

  private constructor(
    private readonly port: number,
    readonly folder: string,
    private readonly database: string,
    private readonly env: Record<string, string>,
  ) {}

  /** @param env laid over what each of them has */
  static async start(env: Record<string, string> = {}): Promise<OwnBackend> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'own-backend-'));
    const backend = new OwnBackend(await freePort(), folder, await newDatabase(folder), env);
    await backend.run();
    return backend;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get url(): string {
    return `${this.origin}/api`;
  }

  private async run(): Promise<void> {
    const env = {
      PAYLOAD_SECRET: 'own-backend-'.repeat(4),
      DATABASE_URL: this.database,
      MEDIA_DIR: path.join(this.folder, 'media'),
      UPLOAD_DIR: path.join(this.folder, 'uploads'),
      ADMIN_EMAIL: this.account.email,
      ADMIN_PASSWORD: this.account.password,
      SEED: 'none',
      SMTP_URL: '',
      ...this.env,
    };
    this.child = startBackend(this.port, env, '[own]');
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.log += chunk.toString()));
    await waitFor(`${this.url}/CaptchaChallenge`, 60_000, this.child);
  }

  /** @param change what happens to the records meanwhile */
  async restart(change: (records: Records) => Promise<void>): Promise<void> {
    await this.stop();
    await withRecords(this.database, change);
    await this.run();
  }

  get isOnPostgres(): boolean {
    return this.database.startsWith('postgres');
  }

  async query(sql: string) {
    return withRecords(this.database, async ({ execute }) => (await execute(sql)).rows);
  }

  /**
   * Signs in as the administrator, or with a new account that has any role: one that no form offers is written to the
   * database.
   */
  async signIn(role = 'admin'): Promise<Account> {
    if (role === 'admin') return this.signInWith(this.account.email, this.account.password);
    const [address, password] = [`${randomUUID()}@kemerkaya.example`, randomUUID()];
    const admin = await this.signIn();
    await admin.send('users', 'POST', { name: role, email: address, password, role: 'editor' });
    const account = await this.signInWith(address, password);
    if (role === 'editor') return account;
    // PostgreSQL takes no role that its type does not name.
    if (this.isOnPostgres) await this.query(`ALTER TYPE enum_users_role ADD VALUE IF NOT EXISTS '${role}'`);
    await this.query(`UPDATE users SET role = '${role}' WHERE email = '${address}'`);
    return account;
  }

  private async signInWith(address: string, password: string): Promise<Account> {
    const { token } = (await this.post('users/login', { email: address, password })) as { token: string };
    return new Account(this.url, token);
  }

  stranger(): Account {
    return new Account(this.url);
  }

  /** @returns its id */
  async addDraft(pageKey: string): Promise<number> {
    const admin = await this.signIn();
    const page = { title: pageKey, pageKey, _status: 'draft' };
    const { body } = await admin.send('pages?draft=true', 'POST', page);
    return (body.doc as { id: number }).id;
  }

  /** What visitors get. */
  async statusOf(pageKey: string): Promise<number> {
    return (await fetch(`${this.url}/GetPageData?pageKey=${pageKey}`)).status;
  }

  async end(): Promise<void> {
    await this.stop();
    await removeFolder(this.folder);
  }

  private async stop(): Promise<void> {
    if (this.child) await stop(this.child);
  }

  async post(name: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
    const init = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) };
    return (await fetch(`${this.url}/${name}`, init)).json();
  }
}
