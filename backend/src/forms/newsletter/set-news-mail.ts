import { randomUUID } from 'node:crypto';
import { and, eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { defaultLanguage, type Language } from '../../languages';
import { readRuntimeEnv } from '../../runtime-env';
import { formCall, languageOf } from '../http/form-call';
import { FormError, type FieldProblem } from '../http/form-error';
import { limit } from '../http/limits';
import { readJson } from '../http/read-json';
import { isEmail } from '../messages/validate';
import { wakeOutbox } from '../outbox/outbox';
import { openTables, stamp } from '../tables';
import { countRequest, type Standing } from './request';
import { tokenHashes } from './tokens';

interface Consent {
  email: string;
  language: Language;
  consentText: string;
  consentVersion: string;
}

const MAX_CONSENT_LENGTH = 4000;
const MAX_VERSION_LENGTH = 100;

/** Requests a confirmation for an address. The answer is the same for known and unknown addresses. */
export const setNewsMail = formCall('SetNewsMail', 'post', async (req, visitor) => {
  await limit(req, 'newsletter', visitor.address);
  const body = await readJson(req as Request);
  visitor.language = languageOf(body.language) ?? visitor.language;
  await request(req.payload, readConsent(body));
  wakeOutbox();
});

function readConsent(body: Record<string, unknown>): Consent {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name].trim() : '');
  // Addresses are compared case-insensitively, independent of the language.
  const email = text('email').normalize('NFC').toLowerCase();
  const consentText = text('consentText');
  const consentVersion = text('consentVersion');
  const fields: Record<string, FieldProblem> = {};
  if (!email) fields.email = 'required';
  else if (!isEmail(email) || !email.isWellFormed()) fields.email = 'invalid_email';
  if (!consentText) fields.consentText = 'required';
  else if (consentText.length > MAX_CONSENT_LENGTH) fields.consentText = 'too_long';
  else if (!consentText.isWellFormed() || consentText.includes('\0')) fields.consentText = 'invalid_characters';
  if (consentVersion.length > MAX_VERSION_LENGTH || /\p{Cc}/u.test(consentVersion)) fields.consentVersion = 'invalid';
  if (Object.keys(fields).length > 0) throw new FormError(400, 'validation', { fields });
  return { email, consentText, consentVersion, language: languageOf(body.language) ?? defaultLanguage };
}

async function request(payload: Payload, consent: Consent): Promise<void> {
  const { db, table } = openTables(payload);
  const subscribers = table('newsletter-subscribers');
  const now = Date.now();
  const added = await db
    .insert(subscribers)
    .values({ ...askedFor(consent, now), ...counted(1, now), state: 'pending', createdAt: stamp(now) })
    .onConflictDoNothing()
    .returning({ id: subscribers.id });
  if (added.length > 0) return;

  const [known] = await db.select().from(subscribers).where(eq(subscribers.email, consent.email)).limit(1);
  const standing = known as unknown as Standing | undefined;
  const count = standing && countRequest(standing, now);
  if (!standing || !count) return;
  // An unsubscribed address stays unsubscribed until the new link is followed.
  await db
    .update(subscribers)
    .set({ ...askedFor(consent, now), ...counted(count.requests, count.since) })
    .where(and(eq(subscribers.email, consent.email), eq(subscribers.state, standing.state)));
}

const counted = (requests: number, since: number) => ({ requests, requestsSince: stamp(since) });

function askedFor(consent: Consent, now: number) {
  const { secret } = readRuntimeEnv();
  const requestId = randomUUID();
  return {
    ...consent,
    requestId,
    requestedAt: stamp(now),
    updatedAt: stamp(now),
    ...tokenHashes(secret, { requestId, email: consent.email }),
    ...{ delivery: 'queued', attempts: 0, nextAttemptAt: stamp(now), lastError: null },
  };
}
