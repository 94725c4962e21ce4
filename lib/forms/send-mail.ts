import 'server-only';

import { type Answer, languageFrom, refusal } from '../http/api-answer';
import { BodyTooLarge, bufferBody } from '../http/request-body';
import { addressOfVisitor } from '../http/visitor-address';
import type { Language } from '../i18n/languages';
import { callBackend } from './call-backend';
import { problemsOf } from './contact-schema';
import { type ContactValues, fieldNames, type FieldProblems, forEachField } from './contact-values';
import { refuseTooMany, refuseRequest } from './guard-request';
import { honeypotName, minFillMs } from './robot-traps';

/** Some hundred pages of text. */
const maxBytes = 256 * 1024;

/** The backend answers once the message is on disk. */
const timeoutMs = 10_000;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface MailMessage extends ContactValues {
  /** A reference from UploadFile; empty without one. */
  file: string;
  captcha?: string;
  submissionId?: string;
}

/**
 * Validates a message and sends it. One without the captcha counts against a stricter limit.
 *
 * @param address the visitor's
 */
export async function submitMessage(message: MailMessage, language: Language, address: string): Promise<Answer> {
  const problems = problemsOf(message);
  if (Object.keys(problems).length > 0) return refusal('validation', { language, data: { fields: problems } });
  const tooMany = message.captcha ? undefined : await refuseTooMany('unverified', address, language);
  if (tooMany) return tooMany;
  return callBackend('SendMail', address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...message, language }),
    timeoutMs,
    language,
  });
}

type Json = Record<string, unknown>;

async function readJson(request: Request): Promise<Json | undefined> {
  try {
    const json: unknown = await bufferBody(request, maxBytes).json();
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Json) : undefined;
  } catch (error) {
    if (error instanceof BodyTooLarge) throw error;
    return undefined;
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The fields that are not text, as problems; a missing field counts as empty. */
function wrongTypes(json: Json): FieldProblems {
  const wrong = fieldNames.filter((name) => json[name] !== undefined && typeof json[name] !== 'string');
  return Object.fromEntries(wrong.map((name) => [name, 'invalid']));
}

/** Why the message looks like a robot's; undefined if it does not. */
function robotReason({ [honeypotName]: trap, elapsedMs }: Json): 'rejected' | 'too_fast' | undefined {
  if (trap !== undefined && trap !== '') return 'rejected';
  return typeof elapsedMs === 'number' && elapsedMs < minFillMs ? 'too_fast' : undefined;
}

/** POST /api/SendMail, as the form's script sends it. Only the contract's fields are passed on. */
export async function answerSendMail(request: Request): Promise<Answer> {
  const refused = await refuseRequest(request, { counted: 'message', types: ['application/json'], maxBytes });
  if (refused) return refused;
  const json = await readJson(request).catch(() => 'too-large' as const);
  if (json === 'too-large') return refusal('body_too_large');
  if (!json) return refusal('bad_request');
  const language = languageFrom(json.language);
  const reason = robotReason(json);
  if (reason) return refusal(reason, { language });
  const problems = wrongTypes(json);
  if (Object.keys(problems).length > 0) return refusal('validation', { language, data: { fields: problems } });
  const values = forEachField((name) => text(json[name]));
  const message: MailMessage = { ...values, file: text(json.file) };
  if (text(json.captcha)) message.captcha = text(json.captcha);
  if (uuid.test(text(json.submissionId))) message.submissionId = text(json.submissionId);
  return submitMessage(message, language, addressOfVisitor(request));
}
