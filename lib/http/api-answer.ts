import { defaultLanguage, isLanguage, type Language, type MessageKey, translator } from '../i18n/languages';

/** Why the site itself refuses a request, in the contract's machine-readable form. */
export type RefusalCode =
  | 'forbidden_origin'
  | 'content_type'
  | 'body_too_large'
  | 'bad_request'
  | 'validation'
  | 'too_many_requests'
  | 'too_fast'
  | 'rejected'
  | 'not_configured';

const refusals = {
  forbidden_origin: { status: 403, key: 'reasonForbidden' },
  content_type: { status: 415, key: 'reasonBadRequest' },
  body_too_large: { status: 413, key: 'reasonTooLarge' },
  bad_request: { status: 400, key: 'reasonBadRequest' },
  validation: { status: 400, key: 'formNotSent' },
  too_many_requests: { status: 429, key: 'reasonBusy' },
  too_fast: { status: 400, key: 'reasonRobot' },
  rejected: { status: 400, key: 'reasonRobot' },
  not_configured: { status: 404, key: 'reasonNotConfigured' },
} as const satisfies Record<RefusalCode, { status: number; key: MessageKey }>;

/** What a form's endpoint answers, before it becomes a response. */
export interface Answer {
  status: number;
  /** An envelope (docs/contract.md#envelope) as JSON text. */
  body: string;
  /** Seconds, for `Retry-After`. */
  retryAfter?: string;
}

interface Details {
  language?: Language;
  data?: unknown;
  retryAfter?: number;
}

/** A refusal of the site's own, in the envelope the backend answers in. */
export function refusal(code: RefusalCode, { language = defaultLanguage, data, retryAfter }: Details = {}): Answer {
  const { status, key } = refusals[code];
  const body = JSON.stringify({ success: false, message: translator(language)(key), code, data });
  return { status, body, ...(retryAfter !== undefined && { retryAfter: String(retryAfter) }) };
}

/** The answer where the backend gives none (docs/contract.md#envelope). */
export function noAnswer(isTimeout: boolean, language: Language = defaultLanguage): Answer {
  const message = translator(language)('reasonUnreachable');
  return { status: isTimeout ? 504 : 502, body: JSON.stringify({ success: false, message, code: 'no_answer' }) };
}

export function toResponse({ status, body, retryAfter }: Answer): Response {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  if (retryAfter) headers.set('retry-after', retryAfter);
  return new Response(body, { status, headers });
}

/** The parts of an envelope that a form reads. */
export interface Envelope {
  success: boolean;
  message?: string;
  code?: string;
  data?: unknown;
}

export function readAnswer({ body }: Pick<Answer, 'body'>): Envelope {
  return JSON.parse(body) as Envelope;
}

/** The language a visitor's request names, Turkish where it names none. */
export function languageFrom(value: unknown): Language {
  return typeof value === 'string' && isLanguage(value) ? value : defaultLanguage;
}
