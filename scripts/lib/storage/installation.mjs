import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { readS3Settings } from '../../../lib/storage/s3-settings.mjs';
import { openBucket } from '../../../lib/storage/open-stores.mjs';
import { Client } from '../backends/client.mjs';
import { freePort, stop, waitFor } from '../processes.mjs';
import { startS3 } from '../s3.mjs';
import { startBackend } from '../services.mjs';
import { S3Line } from './s3-line.mjs';

const startMs = 60_000;

/** @param {AsyncIterable<{ name: string }>} files @returns {Promise<string[]>} */
export async function namesOf(files) {
  /** @type {string[]} */
  const names = [];
  for await (const { name } of files) names.push(name);
  return names;
}

/** @param {Record<string, string>} env */
export async function bucketOf(env) {
  const settings = readS3Settings(
    (name) => env[name],
    (name, got, accepts) => new Error(`${name}: got ${got}, accepts ${accepts}`),
  );
  if (!settings) throw new Error('S3_BUCKET is not set');
  return openBucket(settings);
}

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

/** A backend on SQLite, with an S3 server behind a line that can be disturbed. */
export class Installation {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  /** What the backend has printed since its start. */
  log = '';

  async start() {
    this.folder = await mkdtemp(path.join(os.tmpdir(), 'on-s3-'));
    this.server = await startS3();
    this.line = new S3Line(this.server.port);
    this.s3 = { ...this.server.env, S3_ENDPOINT: await this.line.open() };
    this.account = { email: 'admin@site.example', password: randomBytes(16).toString('hex') };
    this.secret = randomBytes(32).toString('hex');
    this.env = {
      DATABASE_URL: `file:${this.folder}/content.db`,
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
 * @param {Started} started
 * @param {string} name
 * @param {Uint8Array} bytes
 * @param {string} type
 */
export async function addFile({ client, admin }, name, bytes, type) {
  const form = formOf({ _payload: JSON.stringify({ alt: 'Köprü' }) }, name, bytes, type);
  return client.call('media', { method: 'POST', body: form, headers: { ...asAdmin(admin), origin: client.url } });
}

/** @param {Started} started @param {string} name @param {RequestInit} [init] of a request for a public file */
export const getMedia = ({ client }, name, init) => fetch(`${client.url}/media/${name}`, init);

/** Sends a visitor's file. @param {Started} started @param {string} name @param {Uint8Array} bytes */
export async function sendFile({ client }, name, bytes) {
  const form = formOf({}, name, bytes);
  return client.call('UploadFile', { method: 'POST', body: form, headers: client.visitorHeaders() });
}

/** Sends a message with a file. @param {Started} started @param {string} reference of the file */
export async function sendMessage({ client }, reference) {
  const body = { subject: 'Teklif', name: 'Ayşe', email: 'ayse@example.com', phone: '', message: 'Merhaba' };
  return client.sendAsVisitor('SendMail', { ...body, language: 'tr', submissionId: randomUUID(), file: reference });
}

/** @param {string} folder @returns {Promise<string[]>} */
export const filesOn = (folder) => readdir(folder).catch(() => []);
