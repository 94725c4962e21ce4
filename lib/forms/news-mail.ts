import 'server-only';

import { type Answer, languageFrom, readAnswer, refusal } from '../http/api-answer';
import { BodyTooLarge, bufferBody } from '../http/request-body';
import { addressOfVisitor } from '../http/visitor-address';
import { type Language, translator } from '../i18n/languages';
import { callBackend } from './call-backend';
import { emailSchema } from './contact-schema';
import { refuseRequest } from './guard-request';
import { honeypotName } from './robot-traps';

const maxBytes = 8 * 1024;
const timeoutMs = 10_000;

/** Change it with the consent sentence, because the stored evidence of consent contains it (KVKK). */
const consentVersion = '2026-11-20';

async function emailProblem(email: string): Promise<string | undefined> {
  try {
    await emailSchema.validate(email);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Asks the backend to send a confirmation mail. The consent text is the site's own, not the request's, because
 * it is the evidence of what was shown beside the button.
 */
export async function subscribe(email: string, language: Language, address: string): Promise<Answer> {
  const problem = await emailProblem(email);
  if (problem) return refusal('validation', { language, data: { fields: { email: problem } } });
  const consentText = translator(language)('newsletterConsent');
  return callBackend('SetNewsMail', address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: email.trim(), language, consentText, consentVersion }),
    timeoutMs,
    language,
  });
}

/** POST /api/SetNewsMail, as the footer's script sends it. */
export async function answerSetNewsMail(request: Request): Promise<Answer> {
  const refused = await refuseRequest(request, { counted: 'newsletter', types: ['application/json'], maxBytes });
  if (refused) return refused;
  try {
    const json: unknown = await bufferBody(request, maxBytes).json();
    if (typeof json !== 'object' || json === null) return refusal('bad_request');
    const { email, language: named, [honeypotName]: trap } = json as Record<string, unknown>;
    const language = languageFrom(named);
    if (trap) return refusal('rejected', { language });
    return await subscribe(typeof email === 'string' ? email : '', language, addressOfVisitor(request));
  } catch (error) {
    return refusal(error instanceof BodyTooLarge ? 'body_too_large' : 'bad_request');
  }
}

/** Confirms or ends a subscription, as a link in a newsletter mail asks. */
export function followLink(purpose: 'confirm' | 'unsubscribe', token: string, address: string): Promise<Answer> {
  return purpose === 'confirm'
    ? callBackend('ConfirmNewsMail', address, { method: 'GET', query: { token }, timeoutMs })
    : callBackend('UnsubscribeNewsMail', address, { method: 'POST', query: { token }, timeoutMs });
}

/** The result of a followed link, for its page. */
export function resultOf(answer: Answer): 'done' | 'invalid' | 'expired' | 'failed' {
  const { success, code } = readAnswer(answer);
  if (success) return 'done';
  if (code === 'token_expired') return 'expired';
  return code === 'token_invalid' ? 'invalid' : 'failed';
}
