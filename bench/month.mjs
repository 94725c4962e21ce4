/**
 * `node bench/month.mjs`: what grows in a month of use, and what is deleted again. Thirty days of work are done as fast
 * as they can be, on an empty backend: every day 20 drafts are saved and 5 pages published, 2 pictures uploaded, 30
 * messages received (5 with a file), 5 newsletter addresses, and editors sign in 10 times. Then every time in the
 * database is made 400 days older, and the backend is started again.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { createClient } from '@libsql/client';
import sharp from 'sharp';

import { FolderStore } from '../lib/storage/folder-store.mjs';
import { buildBackend } from '../scripts/lib/build.mjs';
import { contentPlaces } from '../scripts/lib/demo-content.mjs';
import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';
import { startBackend } from '../scripts/lib/services.mjs';
import { send } from './lib/many-pages.mjs';
import { logIn } from './lib/sign-in.mjs';
import { table } from './lib/table.mjs';

const days = 30;
const pages = 20;

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-month-'));
const places = { ...contentPlaces(folder), UPLOAD_DIR: path.join(folder, 'uploads') };
const account = { email: 'bench@site.example', password: randomBytes(16).toString('hex') };
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const env = {
  ...places,
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  ADMIN_EMAIL: account.email,
  ADMIN_PASSWORD: account.password,
  SEED: 'none',
  SMTP_URL: '',
  FORM_LIMIT_FACTOR: '1000000',
};

async function start() {
  const backend = startBackend(port, env);
  await waitFor(`${url}/api/GetApplicationModel`, 120_000, backend);
  return backend;
}

/** @param {string} name @param {FormData} form @param {Record<string, string>} [headers] */
async function sendForm(name, form, headers = {}) {
  const response = await fetch(`${url}/api/${name}`, { method: 'POST', body: form, headers });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** @param {string} file */
const pdfForm = (file) => {
  const form = new FormData();
  const bytes = `%PDF-1.4\n1 0 obj\n<</A (${randomBytes(50_000).toString('hex')})>>\nendobj\ntrailer\n<<>>\n%%EOF\n`;
  form.append('file', new Blob([bytes]), file);
  return form;
};

async function pictureForm() {
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 20 };
  const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#808080', noise } });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await picture.jpeg().toBuffer())]), 'foto.jpg');
  form.append('_payload', JSON.stringify({ alt: 'Fotoğraf' }));
  return form;
}

/** @param {number[]} ids @param {number} day */
async function work(ids, day) {
  for (let visit = 0; visit < 10; visit += 1) await logIn(url, account);
  const admin = { authorization: `JWT ${await logIn(url, account)}`, origin: url };
  const text = `<p>${`Gün ${day}: zemin, kazık ve enjeksiyon. `.repeat(40)}</p>`;
  const sections = [{ blockType: 'about', sectionId: 'about-1', order: 10, title: 'Metin', description: text }];
  for (let edit = 0; edit < 25; edit += 1) {
    const [id, isPublished] = [ids[(day + edit) % ids.length], edit % 5 === 0];
    const data = { title: `Gün ${day}, ${edit}`, sections, ...(isPublished && { _status: 'published' }) };
    await send(`${url}/api/pages/${id}${isPublished ? '' : '?draft=true'}`, data, admin, 'PATCH');
  }
  for (let picture = 0; picture < 2; picture += 1) await sendForm('media', await pictureForm(), admin);
  for (let number = 0; number < 30; number += 1) {
    const file = number % 6 === 0 ? (await sendForm('UploadFile', pdfForm('teklif.pdf'))).data : '';
    const visitor = { name: 'Ayşe', email: `ayse-${number}@example.com`, phone: '+90 232 000 00 00' };
    const message = { subject: 'Teklif', message: 'Merhaba. '.repeat(40), submissionId: randomUUID(), file };
    await send(`${url}/api/SendMail`, { ...visitor, ...message }, {});
  }
  for (let number = 0; number < 5; number += 1)
    await send(
      `${url}/api/SetNewsMail`,
      { email: `${randomUUID()}@example.com`, language: 'tr', consentText: 'x' },
      {},
    );
}

/** @param {string} place */
const megabytes = async (place) => {
  let bytes = 0;
  for await (const { size } of new FolderStore(place).list()) bytes += size;
  return (bytes / 1e6).toFixed(1);
};

/** @param {string} name @param {import('node:child_process').ChildProcess} backend */
async function measure(name, backend) {
  const client = createClient({ url: places.DATABASE_URL });
  await client.execute('PRAGMA busy_timeout = 10000');
  const count = async (/** @type {string} */ from) =>
    Number((await client.execute(`SELECT count(*) FROM ${from}`)).rows[0]?.[0]);
  const status = await readFile(`/proc/${backend.pid}/status`, 'utf8').catch(() => '');
  const log = await stat(path.join(folder, 'content.db-wal')).catch(() => ({ size: 0 }));
  const row = {
    when: name,
    'database, MB': ((await stat(path.join(folder, 'content.db'))).size / 1e6).toFixed(1),
    'its log, MB': (log.size / 1e6).toFixed(1),
    'media, MB': await megabytes(places.MEDIA_DIR),
    'uploads, MB': await megabytes(places.UPLOAD_DIR),
    versions: await count('_pages_v'),
    trail: await count('audit_trail'),
    messages: await count('messages'),
    files: (await readdir(places.UPLOAD_DIR).catch(() => [])).length,
    newsletter: await count('newsletter_subscribers'),
    sessions: await count('users_sessions'),
    'key-value': await count('payload_kv'),
    jobs: await count('payload_jobs'),
    'memory, MB': Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024),
  };
  client.close();
  return row;
}

/** Makes every time in the database older. */
async function age() {
  const client = createClient({ url: places.DATABASE_URL });
  const { rows } = await client.execute(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%migrations'",
  );
  for (const { name } of rows) {
    const { rows: columns } = await client.execute(`PRAGMA table_info("${String(name)}")`);
    for (const { name: column } of columns.filter((one) => /_at$/.test(String(one.name))))
      await client.execute(
        `UPDATE "${String(name)}" SET "${String(column)}" = strftime('%Y-%m-%dT%H:%M:%fZ', "${String(column)}", '-400 days')`,
      );
  }
  client.close();
}

await buildBackend();
let backend = await start();
try {
  const admin = { authorization: `JWT ${await logIn(url, account)}`, origin: url };
  /** @type {number[]} */
  const ids = [];
  for (let number = 0; number < pages; number += 1)
    ids.push((await send(`${url}/api/pages`, { title: `Sayfa ${number}`, pageKey: `sayfa-${number}` }, admin)).doc.id);
  const rows = [await measure('begin', backend)];
  for (let day = 1; day <= days; day += 1) {
    await work(ids, day);
    if (day % 10 === 0) rows.push(await measure(`day ${day}`, backend));
  }
  await stop(backend);
  await age();
  backend = await start();
  // The housekeeping begins with the start.
  for (let last = -1, now = 0; last !== now; now = Number(rows.at(-1)?.messages)) {
    last = now;
    await new Promise((resolve) => setTimeout(resolve, 3000));
    rows.push(await measure('400 days later', backend));
  }
  console.info(`\n${table([...rows.slice(0, 4), rows.at(-1) ?? {}])}\n`);
} finally {
  await stop(backend);
  await rm(folder, { recursive: true, force: true });
}
