import { readdirSync } from 'node:fs';
import path from 'node:path';

import { expect } from '@playwright/test';

import { contentPlaces } from '../../scripts/lib/demo-content.mjs';

import { goodFiles } from './files';
import { newMessage } from './forms-backend';
import type { Account } from './own-backend';
import type { Json } from './seed';

export const root = path.join(import.meta.dirname, '../..');

export const placesOn = (folder: string) => ({ ...contentPlaces(folder), UPLOAD_DIR: path.join(folder, 'uploads') });

export const attachment = (name: 'pdf' | 'png') => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(goodFiles[name])]), `teklif.${name}`);
  return form;
};

export const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

/** Sends messages until one is not taken: SQLite uses what its log has of the disk already. */
export async function sendUntilRefused(visitor: Account): Promise<{ taken: string[]; refused: Json }> {
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
