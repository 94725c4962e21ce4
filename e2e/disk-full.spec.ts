import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { createClient } from '@libsql/client';
import { expect, test } from '@playwright/test';

import { newMessage } from './support/forms-backend';
import { OwnBackend, pictureForm } from './support/own-backend';
import { SmallDisk } from './support/small-disk';
import { attachment, filesIn, placesOn, root, sendUntilRefused } from './support/full-disk';

/** Payload's own answer to whoever uploads to the library. */
const fileProblem = { status: 400, body: { errors: [{ message: 'Dosya yüklenirken bir sorun oluştu.' }] } };

test('a full disk: everybody is told, nothing is half, and it goes on when there is room', async () => {
  const disk = SmallDisk.mount(48);
  const places = placesOn(disk.folder);
  const backend = await OwnBackend.start({ ...places, FORM_LIMIT_FACTOR: '100000' });
  try {
    const admin = await backend.signIn();
    const visitor = backend.stranger();
    const page = { title: 'Önce', pageKey: 'dolu-disk', _status: 'published' };
    const { id } = (await admin.send('pages', 'POST', page)).body.doc as { id: number };
    const stored = await admin.send('media', 'POST', pictureForm('Önce'));
    expect(stored.status).toBe(201);
    const picture = (stored.body.doc as { id: number }).id;
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
    // A picture that cannot be replaced stays.
    expect(await admin.send(`media/${picture}`, 'PATCH', pictureForm('Sonra'))).toEqual(fileProblem);
    expect((await admin.send(`pages/${id}`, 'PATCH', { title: 'Sonra', _status: 'published' })).status).toBe(500);
    // Nothing is left of what was refused.
    expect(filesIn(places.MEDIA_DIR)).toEqual(media);
    expect(filesIn(places.UPLOAD_DIR)).toEqual(uploads);
    const backUp = () =>
      spawnSync(process.execPath, ['scripts/backup.mjs'], {
        cwd: root,
        env: { ...process.env, ...places, BACKUP_DIR: path.join(disk.folder, 'backups') },
        encoding: 'utf8',
      });
    const backup = backUp();
    expect(backup.status).toBe(1);
    expect(backup.stderr.trim()).toMatch(/^backup: (no room left in|\S+ has room for) [^\n]+$/);

    disk.makeRoom();
    // The one that failed does not count as one that still runs.
    expect(backUp().stderr.trim()).toMatch(/^backup: \S+ has room for [^\n]+$/);
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
