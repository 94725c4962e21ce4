import 'server-only';

import { type FormCall, formCallPaths } from '../backend/calls.mjs';
import { relayToBackend } from '../backend/client';
import { addressHeaders } from '../backend/visitor-headers';
import type { Answer } from '../http/api-answer';

/** An envelope of a form's answer is small. */
const maxAnswerBytes = 64 * 1024;

type Message = Omit<Parameters<typeof relayToBackend>[1], 'maxAnswerBytes'>;

/**
 * Passes a form's call on to the backend.
 *
 * @param address the visitor's
 * @returns as `relayToBackend`
 * @throws {BodyTooLarge} when the visitor's body exceeds its limit
 */
export function callBackend(call: FormCall, address: string, message: Message): Promise<Answer> {
  const headers = { ...message.headers, ...addressHeaders(address) };
  return relayToBackend(formCallPaths[call], { ...message, headers, maxAnswerBytes });
}
