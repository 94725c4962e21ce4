import type { PayloadRequest } from 'payload';
import { afterCommit } from '../../../database/after-commit';
import { wakeOutbox } from '../../../forms/outbox/outbox';
import { stamp } from '../../../forms/tables';
import { readRuntimeEnv } from '../../../runtime-env';
import type { EditorMail } from './editor-mail';

/** A subject is one line, whatever the title of the page is. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 200);

/**
 * Stores mails for the outbox, in the transaction of what they report. Without a mail server none is kept: years later
 * they would all be sent at once.
 */
export async function queueMails(req: PayloadRequest, mails: readonly EditorMail[]): Promise<void> {
  if (!readRuntimeEnv().forms.mail || mails.length === 0) return;
  for (const mail of mails) {
    await req.payload.db.create({
      collection: 'editor-mails',
      data: { ...mail, subject: oneLine(mail.subject), delivery: 'queued', attempts: 0, nextAttemptAt: stamp() },
      req,
      returning: false,
    });
  }
  afterCommit(req, wakeOutbox);
}
