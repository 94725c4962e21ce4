import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { expect, test } from '@playwright/test';

import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';
import { startBackend } from '../scripts/lib/services.mjs';
import { newDatabase, withRecords } from './support/database';
import { goodFiles } from './support/files';
import { newMessage } from './support/forms-backend';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A separate backend without an SMTP server. Its records can be backdated while it is stopped. */
class OwnBackend {
  private child?: ChildProcess;
  private constructor(
    private readonly port: number,
    readonly folder: string,
    private readonly database: string,
  ) {}

  static async make(): Promise<OwnBackend> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'retention-'));
    return new OwnBackend(await freePort(), folder, await newDatabase(folder));
  }

  get uploads(): string {
    return path.join(this.folder, 'uploads');
  }

  async start(): Promise<void> {
    const env = {
      PAYLOAD_SECRET: 'retention-'.repeat(4),
      DATABASE_URL: this.database,
      MEDIA_DIR: path.join(this.folder, 'media'),
      UPLOAD_DIR: this.uploads,
      SEED: 'none',
      SMTP_URL: '',
      RETENTION_DAYS: '30',
      FORM_LIMIT_FACTOR: '20',
    };
    this.child = startBackend(this.port, env, '[retention]');
    await waitFor(`http://127.0.0.1:${this.port}/api/CaptchaChallenge`, 60_000, this.child);
  }

  async stop(): Promise<void> {
    if (this.child) await stop(this.child);
  }

  async post(name: string, body: BodyInit, headers: Record<string, string> = {}) {
    const response = await fetch(`http://127.0.0.1:${this.port}/api/${name}`, { method: 'POST', body, headers });
    return (await response.json()) as { success: boolean; data: string };
  }

  send(message: object) {
    return this.post('SendMail', JSON.stringify(message), { 'content-type': 'application/json' });
  }

  async upload(): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(goodFiles.pdf)]), 'a.pdf');
    return (await this.post('UploadFile', form)).data;
  }

  async sql(statement: string, args: string[] = []) {
    return withRecords(this.database, async ({ execute }) => (await execute(statement, args)).rows);
  }
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

test('records past their retention time are deleted with their files, and all others stay', async () => {
  test.setTimeout(120_000);
  const backend = await OwnBackend.make();
  try {
    await backend.start();
    const [old, recent] = [newMessage(), newMessage()];
    expect(await backend.send({ ...old, file: await backend.upload() })).toMatchObject({ success: true });
    expect(await backend.send({ ...recent, file: await backend.upload() })).toMatchObject({ success: true });
    const orphan = await backend.upload();
    const abandoned = await backend.upload();
    await backend.upload();
    const subscribe = (email: string) =>
      backend.post('SetNewsMail', JSON.stringify({ email, language: 'tr', consentText: 'Onay' }), {
        'content-type': 'application/json',
      });
    for (const email of ['eski@example.com', 'yeni@example.com']) await subscribe(email);
    await backend.stop();

    await backend.sql('UPDATE messages SET created_at = ? WHERE submission_id = ?', [daysAgo(31), old.submissionId]);
    await backend.sql('UPDATE messages SET created_at = ? WHERE submission_id = ?', [daysAgo(29), recent.submissionId]);
    await backend.sql('UPDATE uploads SET created_at = ? WHERE reference = ?', [daysAgo(2), orphan]);
    // The state after a crash between claiming the file and storing the message.
    await backend.sql('UPDATE uploads SET created_at = ?, claimed_by = ? WHERE reference = ?', [
      daysAgo(2),
      randomUUID(),
      abandoned,
    ]);
    await backend.sql('UPDATE uploads SET created_at = ? WHERE claimed_by = ?', [daysAgo(29), recent.submissionId]);
    await backend.sql("UPDATE newsletter_subscribers SET requested_at = ? WHERE email = 'eski@example.com'", [
      daysAgo(31),
    ]);
    const leftOver = path.join(backend.uploads, `${randomUUID()}.part`);
    const foreign = path.join(backend.uploads, 'foreign.jpg');
    await mkdir(path.join(backend.uploads, 'lost+found'));
    for (const file of [leftOver, foreign]) await writeFile(file, 'x');
    for (const entry of [leftOver, foreign, path.join(backend.uploads, 'lost+found')])
      await utimes(entry, new Date(), new Date(Date.now() - 2 * DAY_MS));

    await backend.start();
    const kept = async () => ({
      messages: (await backend.sql('SELECT submission_id AS id FROM messages')).map(({ id }) => id),
      files: (await readdir(backend.uploads)).filter((name) => !['foreign.jpg', 'lost+found'].includes(name)).length,
      uploads: (await backend.sql('SELECT id FROM uploads')).length,
      subscribers: (await backend.sql('SELECT email FROM newsletter_subscribers')).map(({ email }) => email),
    });
    await expect
      .poll(kept)
      .toEqual({ messages: [recent.submissionId], files: 2, uploads: 2, subscribers: ['yeni@example.com'] });
    expect(await readdir(backend.uploads)).toEqual(expect.arrayContaining(['foreign.jpg', 'lost+found']));
    // Without an SMTP server a message stays queued.
    expect(await backend.sql('SELECT delivery, attempts FROM messages')).toMatchObject([
      { delivery: 'queued', attempts: 0 },
    ]);
  } finally {
    await backend.stop();
    await rm(backend.folder, { recursive: true, force: true });
  }
});
