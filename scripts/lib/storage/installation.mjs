import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { Client } from '../backends/client.mjs';
import { createDatabase, dropDatabase } from '../postgres.mjs';
import { freePort, stop, waitFor } from '../processes.mjs';
import { startS3 } from '../s3.mjs';
import { startBackend } from '../services.mjs';
import { bucketOf } from './bucket.mjs';
import { S3Line } from './s3-line.mjs';

const startMs = 60_000;

/**
 * A file of the library.
 *
 * @typedef {{ id: number, filename: string, sizes: Record<string, { filename: string }> }} File
 */
/** A message of a visitor. @typedef {{ id: number, attachment: number }} Message */

/**
 * What is read of answers. `data` is a reference of a visitor's file, or a picture of the edit mode.
 *
 * @typedef {object} Reply
 * @property {File} doc
 * @property {Message[]} docs
 * @property {number} totalDocs
 * @property {string & { name: string }} data
 * @property {string} code
 * @property {string} message
 * @property {Record<string, string>} checks
 */

/** A backend on SQLite or PostgreSQL, with an S3 server behind a line that can be disturbed. */
export class Installation {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #databases;
  /** Addresses of the databases that were made. @type {string[]} */
  #made = [];
  /** What the backend has printed since its start. */
  log = '';
  /** The part of the bucket that the backend uses. */
  prefix = '';

  /** @param {string} [databases] a database of a PostgreSQL server, on which further ones are made; SQLite without it */
  constructor(databases) {
    this.#databases = databases;
  }

  /** Makes an empty database. @param {string} name @returns {Promise<string>} its address */
  async database(name) {
    if (!this.#databases) return `file:${this.folder}/${name}/content.db`;
    const url = await createDatabase(this.#databases, `s3_${name}_${randomBytes(4).toString('hex')}`);
    this.#made.push(url);
    return url;
  }

  async start() {
    this.folder = await mkdtemp(path.join(os.tmpdir(), 'on-s3-'));
    this.server = await startS3();
    this.line = new S3Line(this.server.port);
    this.s3 = { ...this.server.env, S3_ENDPOINT: await this.line.open() };
    this.account = { email: 'admin@site.example', password: randomBytes(16).toString('hex') };
    this.secret = randomBytes(32).toString('hex');
    this.env = {
      DATABASE_URL: await this.database('first'),
      MEDIA_DIR: path.join(this.folder, 'media'),
      UPLOAD_DIR: path.join(this.folder, 'uploads'),
      BACKUP_DIR: path.join(this.folder, 'backups'),
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      REVALIDATE_SECRET: this.secret,
      SITE_URL: 'http://127.0.0.1:9',
      SEED: 'none',
      ADMIN_EMAIL: this.account.email,
      ADMIN_PASSWORD: this.account.password,
      FORM_LIMIT_FACTOR: '1000',
    };
    this.port = await freePort();
    /** @type {Client<Reply>} */
    this.client = new Client(`http://127.0.0.1:${this.port}`, this.secret);
    await this.run(this.s3);
    this.admin = await this.client.logIn(this.account);
    this.token = await this.client.enter(this.admin);
    this.bucket = await bucketOf(this.server.env);
  }

  /** Starts the backend, again if it ran. @param {Record<string, string>} s3 empty: files are on the disk */
  async run(s3) {
    await this.halt();
    this.log = '';
    this.prefix = s3.S3_PREFIX ?? '';
    const child = startBackend(this.port ?? 0, { ...this.env, ...s3 }, '[backend]');
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.log += String(chunk)));
    this.#child = child;
    await waitFor(`http://127.0.0.1:${this.port}/api/GetApplicationModel`, startMs, child);
  }

  /** Ends the backend. */
  async halt() {
    if (this.#child) await stop(this.#child);
  }

  async stop() {
    await this.halt();
    this.line?.close();
    await this.server?.stop();
    for (const url of this.#made) await dropDatabase(this.#databases ?? url, url);
    if (this.folder) await rm(this.folder, { recursive: true, force: true });
  }
}

/**
 * What has been started, with all its parts.
 *
 * @param {Installation} installation
 * @returns {Started}
 */
export function started(installation) {
  const { folder, server, line, s3, env, client, admin, token, bucket } = installation;
  if (!folder || !server || !line || !s3 || !env || !client || !admin || !token || !bucket)
    throw new Error('the installation has not been started');
  return { installation, folder, server, line, s3, env, client, admin, token, bucket };
}

/**
 * @typedef {object} Started
 * @property {Installation} installation
 * @property {string} folder
 * @property {Awaited<ReturnType<typeof startS3>>} server
 * @property {S3Line} line
 * @property {Record<string, string>} s3 variables of the backend
 * @property {Record<string, string>} env its other ones
 * @property {Client<Reply>} client
 * @property {string} admin token of a session in the admin
 * @property {string} token of one in the edit mode
 * @property {import('../../../lib/storage/open-stores.mjs').Stores} bucket asked directly, past the line
 */

/** What asks one of several backends. @typedef {Pick<Started, 'client' | 'admin'>} Asker */

/** What a request of the admin or of the edit mode carries. @param {string} token */
export const asAdmin = (token) => ({ authorization: `JWT ${token}` });

/**
 * A form with a file.
 *
 * @param {Record<string, string>} fields
 * @param {string} name
 * @param {Uint8Array} bytes
 * @param {string} [type]
 */
export function formOf(fields, name, bytes, type) {
  const form = new FormData();
  for (const [field, text] of Object.entries(fields)) form.set(field, text);
  form.set('file', new globalThis.Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

/**
 * Adds a file to the library, as the admin does.
 *
 * @param {Asker} asker
 * @param {string} name
 * @param {Uint8Array} bytes
 * @param {string} type
 */
export async function addFile({ client, admin }, name, bytes, type) {
  const form = formOf({ _payload: JSON.stringify({ alt: 'Köprü' }) }, name, bytes, type);
  return client.call('media', { method: 'POST', body: form, headers: { ...asAdmin(admin), origin: client.url } });
}

/** @param {Pick<Started, 'client'>} asker @param {string} name @param {RequestInit} [init] of a request for a public file */
export const getMedia = ({ client }, name, init) => fetch(`${client.url}/media/${name}`, init);

/** Sends a visitor's file. @param {Pick<Started, 'client'>} asker @param {string} name @param {Uint8Array} bytes */
export async function sendFile({ client }, name, bytes) {
  const form = formOf({}, name, bytes);
  return client.call('UploadFile', { method: 'POST', body: form, headers: client.visitorHeaders() });
}

/** Sends a message with a file. @param {Started} started @param {string} reference of the file */
export async function sendMessage({ client }, reference) {
  const body = { subject: 'Teklif', name: 'Ayşe', email: 'ayse@example.com', phone: '', message: 'Merhaba' };
  return client.sendAsVisitor('SendMail', { ...body, language: 'tr', submissionId: randomUUID(), file: reference });
}
