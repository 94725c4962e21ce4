import 'server-only';

import { env } from '../env';
import { type Answer, noAnswer, refusal } from '../http/api-answer';
import { readTextAtMost } from '../http/bounded-body.mjs';
import { BodyTooLarge, bufferBody } from '../http/request-body';
import { withDeadline } from '../http/with-deadline';
import { refuseRequest } from './guard-request';

const maxBytes = 64 * 1024;
const maxAnswerBytes = 4 * 1024 * 1024;
const timeoutMs = 10_000;

async function forward(url: string, body: string): Promise<Answer> {
  try {
    return await withDeadline(timeoutMs, async (signal) => {
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        signal,
        redirect: 'error',
        cache: 'no-store',
      });
      const text = await readTextAtMost(response.body, maxAnswerBytes);
      JSON.parse(text);
      return { status: response.status, body: text };
    });
  } catch (error) {
    return noAnswer(error instanceof DOMException && error.name === 'TimeoutError');
  }
}

/** POST /api/SendTemplateMail (docs/contract.md#template-mail). Its answer is any JSON, passed on as it is. */
export async function answerTemplateMail(request: Request): Promise<Answer> {
  const url = env().templateMailUrl;
  if (!url) return refusal('not_configured');
  const refused = await refuseRequest(request, { counted: 'template', types: ['application/json'], maxBytes });
  if (refused) return refused;
  try {
    const text = await bufferBody(request, maxBytes).text();
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return refusal('bad_request');
    return await forward(url, text);
  } catch (error) {
    return refusal(error instanceof BodyTooLarge ? 'body_too_large' : 'bad_request');
  }
}
