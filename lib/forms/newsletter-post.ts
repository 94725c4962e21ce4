import 'server-only';

import { readAnswer } from '../http/api-answer';
import { bufferBody } from '../http/request-body';
import { addressOfVisitor } from '../http/visitor-address';
import { type Language, translator } from '../i18n/languages';
import { isProblem, problemKeys, reasonKey } from './failure-texts';
import { refuseTooMany, refuseRequest } from './guard-request';
import { followLink, resultOf, subscribe } from './news-mail';
import type { NewsletterAnswer } from './page-answers';
import { honeypotName } from './robot-traps';
import { seeOther, serveNewsletterPage } from './serve-page';

const maxBytes = 8 * 1024;
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const statuses = { asked: 200, done: 200, invalid: 400, expired: 410, failed: 502 } as const;

type LinkPurpose = Exclude<NewsletterAnswer['purpose'], 'subscribe'>;

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** POST /newsletter/subscribe: the footer's form without script. */
export async function answerSubscribePost(request: Request, language: Language): Promise<Response> {
  const t = translator(language);
  const show = (status: number, code: string | undefined, email?: string) => {
    const key = reasonKey(code);
    const problem = isProblem(code) ? t(problemKeys[code]) : key && t(key);
    return serveNewsletterPage({ purpose: 'subscribe', result: 'failed', email, problem }, language, status);
  };
  const refused = await refuseRequest(request, { counted: 'newsletter', types: formTypes, maxBytes, language });
  if (refused) return show(refused.status, readAnswer(refused).code);
  const form = await bufferBody(request, maxBytes)
    .formData()
    .catch(() => undefined);
  const email = form?.get('email');
  if (typeof email !== 'string') return show(400, 'required');
  if (form?.get(honeypotName)) return show(400, 'rejected', email);
  const answer = await subscribe(email, language, addressOfVisitor(request));
  const { success, code, data } = readAnswer(answer);
  if (success) return seeOther('/newsletter/pending', language);
  const { fields } = (data ?? {}) as { fields?: { email?: string } };
  return show(answer.status, fields?.email ?? code, email);
}

/** GET of a link in a mail: a page with a button, because mail scanners follow links. */
export function showLinkPage(purpose: LinkPurpose, request: Request, language: Language): Promise<Response> {
  const token = tokenOf(request);
  const result = token ? 'asked' : 'invalid';
  return serveNewsletterPage({ purpose, result, token }, language, statuses[result]);
}

/** POST of that page's button. The token authorizes it, whatever the request's origin. */
export async function answerLinkPost(purpose: LinkPurpose, request: Request, language: Language): Promise<Response> {
  const address = addressOfVisitor(request);
  const token = tokenOf(request);
  const tooMany = await refuseTooMany('newsletter', address, language);
  const result = tooMany ? 'failed' : token ? resultOf(await followLink(purpose, token, address)) : 'invalid';
  const problem = tooMany && translator(language)('reasonBusy');
  return serveNewsletterPage({ purpose, result, token, problem }, language, tooMany?.status ?? statuses[result]);
}

/** POST /api/newsletter/unsubscribe: RFC 8058, sent by the mail service and not by a browser. */
export async function answerOneClick(request: Request): Promise<Response> {
  const answer = await followLink('unsubscribe', tokenOf(request), addressOfVisitor(request));
  return new Response(answer.body, {
    status: answer.status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}
