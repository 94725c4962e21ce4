import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { eq } from '@payloadcms/db-sqlite/drizzle';
import { fieldDescriptions } from '../../../../lib/forms/contact-fields';
import { defaultLanguage } from '../../languages';
import { readRuntimeEnv } from '../../runtime-env';
import { checkSolution } from '../captcha/captcha';
import { formCall, languageOf, type Visitor } from '../http/form-call';
import { FormError } from '../http/form-error';
import { limit } from '../http/limits';
import { readJson } from '../http/read-json';
import { wakeOutbox } from '../outbox/outbox';
import { openTables, stamp } from '../tables';
import { claimUpload } from '../uploads/claim-upload';
import { validateMessage, type MessageInput } from './validate';

/**
 * Stores a message, and answers only when it is on disk.
 *
 * There is no transaction (on SQLite Payload has none), so one statement stores the message and uses up its captcha.
 * The file is claimed before, *for this submission*, so that a repeated request after a crash finds its own file.
 */
export const sendMail = formCall('SendMail', 'post', async (req, visitor) => {
  await limit(req, 'attempt', visitor.address);
  const body = await readJson(req as Request);
  visitor.language = languageOf(body.language) ?? visitor.language;
  const result = validateMessage(body);
  if ('problems' in result) throw new FormError(400, 'validation', { fields: result.problems });
  const input = { ...result.input, submissionId: result.input.submissionId || randomUUID() };
  const { payload } = req;
  if (await isStored(payload, input.submissionId)) return;

  const captchaKey = await takeCaptcha(req, input.captcha, visitor);
  const attachment = input.file ? await claimUpload(payload, input.file, input.submissionId) : null;
  const isNew = await store(payload, input, { captchaKey, attachment });
  if (!isNew && !(await isStored(payload, input.submissionId))) throw new FormError(400, 'captcha_used');
  wakeOutbox();
});

/** @returns the name of the captcha; null for a message without one, which has a lower limit */
async function takeCaptcha(req: PayloadRequest, solution: string, { address }: Visitor): Promise<string | null> {
  if (solution) {
    await limit(req, 'message', address);
    return checkSolution(solution, readRuntimeEnv());
  }
  await limit(req, 'unverified', address);
  await limit(req, 'unverifiedInAll', 'all');
  return null;
}

async function isStored(payload: Payload, submissionId: string): Promise<boolean> {
  const { db, table } = openTables(payload);
  const messages = table('messages');
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.submissionId, submissionId))
    .limit(1);
  return rows.length > 0;
}

interface Belongings {
  captchaKey: string | null;
  attachment: number | string | null;
}

/** @returns false if this submission is stored already, or its captcha is used: the unique indexes decide */
async function store(payload: Payload, input: MessageInput, { captchaKey, attachment }: Belongings): Promise<boolean> {
  const { db, table } = openTables(payload);
  const messages = table('messages');
  const texts = Object.fromEntries(fieldDescriptions.map(({ name }) => [name, input[name]]));
  const now = stamp();
  const added = await db
    .insert(messages)
    .values({
      ...texts,
      ...{ submissionId: input.submissionId, captchaKey, attachment },
      language: input.language ?? defaultLanguage,
      verification: captchaKey ? 'verified' : 'unverified',
      ...{ handling: 'new', delivery: 'queued', attempts: 0, nextAttemptAt: now, createdAt: now, updatedAt: now },
    })
    .onConflictDoNothing()
    .returning({ id: messages.id });
  return added.length > 0;
}
