import type { MessageKey } from '../i18n/languages';
import type { FieldProblem } from './contact-values';

/** The text of every problem a field can have. */
export const problemKeys = {
  required: 'errorRequired',
  invalid_email: 'errorEmail',
  too_long: 'errorTooLong',
  invalid_characters: 'errorCharacters',
  invalid: 'errorInvalid',
} as const satisfies Record<FieldProblem, MessageKey>;

/** Why a message was not sent, by the answer's `code`. */
const reasons: Readonly<Record<string, MessageKey>> = {
  too_many_requests: 'reasonBusy',
  body_too_large: 'reasonTooLarge',
  forbidden_origin: 'reasonForbidden',
  rejected: 'reasonRobot',
  too_fast: 'reasonRobot',
  captcha_expired: 'captchaFailed',
  captcha_invalid: 'captchaFailed',
  captcha_used: 'captchaFailed',
  no_answer: 'reasonUnreachable',
};

/** Why a file was not accepted, by the answer's `code`. */
const fileReasons: Readonly<Record<string, MessageKey>> = {
  file_too_large: 'fileTooLarge',
  body_too_large: 'fileTooLarge',
  file_type: 'fileWrongType',
  file_empty: 'fileEmpty',
  file_unknown: 'fileAgain',
};

export const isProblem = (code: unknown): code is FieldProblem =>
  typeof code === 'string' && Object.hasOwn(problemKeys, code);

export const reasonKey = (code = ''): MessageKey | undefined => reasons[code];

export const fileReasonKey = (code = ''): MessageKey | undefined => fileReasons[code] ?? reasons[code];
