import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { startMailServer } from '../scripts/lib/mail-server.mjs';
import { freePort } from '../scripts/lib/processes.mjs';
import { newMessage } from './support/forms-backend';
import { OwnBackend } from './support/own-backend';

test('a message that waits for a time far ahead is mailed: the clock was set back since', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clock-'));
  const port = await freePort();
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'site@kemerkaya.example' };
  const backend = await OwnBackend.start({ ...mail, MAIL_TO: 'ofis@kemerkaya.example' });
  try {
    expect((await backend.stranger().send('SendMail', 'POST', newMessage())).body).toMatchObject({ success: true });
    // The mail server is down. When the clock ran two days ahead, the next attempt was put on the day after tomorrow.
    await expect.poll(async () => (await backend.query('SELECT attempts FROM messages'))[0]?.attempts).not.toBe(0);
    const mails = await startMailServer(folder, port);
    await backend.restart(async ({ execute }) => {
      const ahead = new Date(Date.now() + 2 * 24 * 3600 * 1000).toISOString();
      await execute('UPDATE messages SET next_attempt_at = ?, lease_until = ?', [ahead, ahead]);
    });
    await expect.poll(async () => (await backend.query('SELECT delivery FROM messages'))[0]?.delivery).toBe('sent');
    expect(await readdir(folder)).toHaveLength(1);
    // Its pool would keep the connection for half a minute.
    await backend.end();
    await mails.close();
  } finally {
    await backend.end();
    await rm(folder, { recursive: true, force: true });
  }
});
