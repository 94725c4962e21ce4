import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { createClient } from '@libsql/client';
import { expect, test } from '@playwright/test';

import { contentPlaces } from '../scripts/lib/demo-content.mjs';
import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';

import { goodFiles } from './support/files';
import { newMessage } from './support/forms-backend';
import { type Account, OwnBackend, pictureForm } from './support/own-backend';
import { OwnStack } from './support/own-stack';
import type { Json } from './support/seed';
import { SmallDisk } from './support/small-disk';

const root = path.join(import.meta.dirname, '..');

const placesOn = (folder: string) => ({ ...contentPlaces(folder), UPLOAD_DIR: path.join(folder, 'uploads') });

const attachment = (name: 'pdf' | 'png') => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(goodFiles[name])]), `teklif.${name}`);
  return form;
};

/** Payload's own answer to whoever uploads to the library. */
const fileProblem = { status: 400, body: { errors: [{ message: 'Dosya yüklenirken bir sorun oluştu.' }] } };

const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

/** Sends messages until one is not taken: SQLite uses what its log has of the disk already. */
async function sendUntilRefused(visitor: Account): Promise<{ taken: string[]; refused: Json }> {
  const taken: string[] = [];
  for (;;) {
    const message = newMessage({ message: 'Merhaba. '.repeat(400) });
    const { status, body } = await visitor.send('SendMail', 'POST', message);
    if (body.success !== true) {
      expect(status).toBe(500);
      expect(body).toMatchObject({ success: false, code: 'internal' });
      return { taken, refused: message };
    }
    taken.push(message.submissionId);
    expect(taken.length, 'messages on a full disk').toBeLessThan(2000);
  }
}

test('a full disk: everybody is told, nothing is half, and it goes on when there is room', async () => {
  const disk = SmallDisk.mount(48);
  const places = placesOn(disk.folder);
  const backend = await OwnBackend.start({ ...places, FORM_LIMIT_FACTOR: '100000' });
  try {
    const admin = await backend.signIn();
    const visitor = backend.stranger();
    const page = { title: 'Önce', pageKey: 'dolu-disk', _status: 'published' };
    const { id } = (await admin.send('pages', 'POST', page)).body.doc as { id: number };
    expect((await admin.send('media', 'POST', pictureForm('Önce'))).status).toBe(201);
    expect((await visitor.send('UploadFile', 'POST', attachment('pdf'))).status).toBe(200);
    const media = filesIn(places.MEDIA_DIR);
    const uploads = filesIn(places.UPLOAD_DIR);

    disk.fill();
    const { taken, refused } = await sendUntilRefused(visitor);
    // Visitors still get what is public.
    expect(await backend.statusOf('dolu-disk')).toBe(200);
    for (const kind of ['pdf', 'png'] as const) {
      const sent = await visitor.send('UploadFile', 'POST', attachment(kind));
      expect(sent, kind).toMatchObject({ status: 500, body: { success: false, code: 'internal' } });
    }
    expect(await admin.send('media', 'POST', pictureForm('Sonra'))).toEqual(fileProblem);
    expect((await admin.send(`pages/${id}`, 'PATCH', { title: 'Sonra', _status: 'published' })).status).toBe(500);
    // Nothing is left of what was refused.
    expect(filesIn(places.MEDIA_DIR)).toEqual(media);
    expect(filesIn(places.UPLOAD_DIR)).toEqual(uploads);
    const backup = spawnSync(process.execPath, ['scripts/backup.mjs'], {
      cwd: root,
      env: { ...process.env, ...places, BACKUP_DIR: path.join(disk.folder, 'backups') },
      encoding: 'utf8',
    });
    expect(backup.status).toBe(1);
    expect(backup.stderr.trim()).toMatch(/^backup: (no room left in|\S+ has room for) [^\n]+$/);

    disk.makeRoom();
    // The same process, without a restart.
    expect((await visitor.send('SendMail', 'POST', refused)).body).toMatchObject({ success: true });
    expect((await visitor.send('UploadFile', 'POST', attachment('png'))).status).toBe(200);
    expect((await admin.send('media', 'POST', pictureForm('Sonra'))).status).toBe(201);
    const after = await admin.send(`pages/${id}?draft=true`);
    expect(after.body).toMatchObject({ title: 'Önce', _status: 'published' });
    expect((await admin.send(`pages/${id}`, 'PATCH', { title: 'Sonra', _status: 'published' })).status).toBe(200);

    const database = createClient({ url: places.DATABASE_URL });
    await database.execute('PRAGMA busy_timeout = 5000');
    const { rows: verdict } = await database.execute('PRAGMA integrity_check');
    expect(verdict.map((row) => row[0])).toEqual(['ok']);
    const { rows } = await database.execute('SELECT submission_id AS id FROM messages');
    // Each once: those that were taken, and the one that was sent again.
    expect(rows.map((row) => row.id).sort()).toEqual([...taken, refused.submissionId].sort());
    database.close();
  } finally {
    await backend.end();
    disk.unmount();
  }
});

test('a folder that cannot be written: the start says so, or the upload does', async () => {
  const disk = SmallDisk.mount(1);
  const places = placesOn(disk.folder);
  for (const folder of [places.MEDIA_DIR, places.UPLOAD_DIR]) mkdirSync(folder);
  disk.makeReadOnly();
  try {
    await expect(OwnBackend.start(places)).rejects.toThrow('the process ended before it answered');
    const backend = await OwnBackend.start({ MEDIA_DIR: places.MEDIA_DIR, UPLOAD_DIR: places.UPLOAD_DIR });
    try {
      const admin = await backend.signIn();
      expect(await admin.send('media', 'POST', pictureForm('Sonra'))).toEqual(fileProblem);
      const sent = await backend.stranger().send('UploadFile', 'POST', attachment('pdf'));
      expect(sent).toMatchObject({ status: 500, body: { success: false, code: 'internal' } });
      expect((await backend.stranger().send('SendMail', 'POST', newMessage())).body).toMatchObject({ success: true });
    } finally {
      await backend.end();
    }
  } finally {
    disk.unmount();
  }
});

/** A backend whose log, or whose parent's, is a file. */
async function startWithLog(file: string, label: string, env: Record<string, string>) {
  const port = await freePort();
  const program = `import('./scripts/lib/services.mjs').then(({ startBackend }) => {
    const child = startBackend(${port}, process.env, ${JSON.stringify(label)} || undefined);
    process.once('SIGTERM', () => child.kill());
  });`;
  const output = openSync(file, 'a');
  const child = spawn(process.execPath, ['-e', program], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  await waitFor(`http://127.0.0.1:${port}/api/CaptchaChallenge`, 60_000, child);
  return { url: `http://127.0.0.1:${port}/api`, child };
}

for (const [whose, label] of [
  ['a process that writes it', ''],
  ['a launcher that writes it', '[backend]'],
] as const) {
  test(`a full disk of the log: ${whose} goes on, and writes again when there is room`, async () => {
    const disk = SmallDisk.mount(1);
    const data = mkdtempSync(path.join(os.tmpdir(), 'full-log-'));
    const file = path.join(disk.folder, 'site.log');
    const env = { ...placesOn(data), PAYLOAD_SECRET: 'full-log-'.repeat(4), SEED: 'none', LOG_FORMAT: 'json' };
    const { url, child } = await startWithLog(file, label, env);
    try {
      const before = readFileSync(file, 'utf8');
      expect(before).toContain('ready on port');
      disk.fill();
      // Each refusal is a line of the log.
      const refuse = async () => {
        const body = JSON.stringify({ email: 'a@kemerkaya.example', password: 'yanlis' });
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`${url}/users/login`, { method: 'POST', headers, body })).status;
      };
      const statuses = new Set<number>();
      for (let time = 0; time < 40; time += 1) statuses.add(await refuse());
      expect(
        [...statuses].every((status) => status >= 400 && status < 500),
        [...statuses].join(),
      ).toBe(true);
      expect((await fetch(`${url}/CaptchaChallenge`)).status).toBe(200);
      disk.makeRoom();
      const full = readFileSync(file, 'utf8').length;
      await expect(async () => {
        await refuse();
        expect(readFileSync(file, 'utf8').length).toBeGreaterThan(full);
      }).toPass();
    } finally {
      await stop(child);
      disk.unmount();
      rmSync(data, { recursive: true });
    }
  });
}

test('a full disk of the page cache: visitors get every page, and it is written again when there is room', async ({
  request,
}) => {
  let disk: SmallDisk | undefined;
  const stack = await OwnStack.create({}, (folder) => {
    mkdirSync(folder);
    disk = SmallDisk.mount(400, folder);
  });
  const page = async (path: string) => {
    const response = await fetch(`${stack.siteUrl}${path}`);
    return [response.status, await response.text()] as const;
  };
  const shows = (path: string, text: string) =>
    expect.poll(() => page(path)).toEqual([200, expect.stringContaining(text)]);
  try {
    await stack.startBackend();
    await stack.startSite();
    await stack.logIn(request);
    const known = await stack.createPage({ title: 'Bilinen sayfa', pageKey: 'dolu-onbellek' });
    await shows('/page/dolu-onbellek', 'Bilinen sayfa');

    disk?.fill();
    await shows('/', '</html>');
    await stack.createPage({ title: 'Yeni sayfa', pageKey: 'dolu-yeni' });
    await shows('/page/dolu-yeni', 'Yeni sayfa');
    await stack.changePage(known, { title: 'Bilinen sayfa, değişti' });
    await shows('/page/dolu-onbellek', 'Bilinen sayfa, değişti');
    // The file that was there is whole; nothing of the one that did not fit is left.
    const cache = disk?.folder ?? '';
    const entries = readdirSync(cache, { recursive: true }).map((name) => path.join(cache, String(name)));
    const half = entries.filter((name) => name.includes('dolu-yeni') && statSync(name).isFile());
    expect(half).toEqual([]);

    disk?.makeRoom();
    await stack.changePage(known, { title: 'Bilinen sayfa, yine' });
    await shows('/page/dolu-onbellek', 'Bilinen sayfa, yine');
    // What is on the disk serves a site that is started while the backend is down.
    await stack.killBackend();
    await stack.stopSite();
    await stack.startSite();
    await shows('/page/dolu-onbellek', 'Bilinen sayfa, yine');
    await shows('/', '</html>');
  } finally {
    await stack.stopSite();
    disk?.unmount();
    await stack.dispose();
  }
});
