import type { IncomingHttpHeaders } from 'node:http';

const reading = ['GET', 'HEAD'] as const;

/** Where forms are sent to by browsers without script; every other page is for reading. */
const forms = /^(?:\/[a-z]{2})?\/(?:contact\/send|newsletter\/(?:subscribe|confirm|unsubscribe))\/?$/;

/** Whatever else stands below `/api` is no call; a test walks the routes. */
const calls =
  /^\/api\/(?:(?:CaptchaChallenge|SendMail|SendTemplateMail|SetNewsMail|UploadFile|revalidate)|edit\/[^/]+|newsletter\/unsubscribe)\/?$/;

/** The edit mode, whose preview is made by the server: the only pages with actions. */
const edited = /^(?:\/[a-z]{2})?\/edit(?:\/|$)/;

/** Whether a request is one of Next's server actions, in a form that Next can read. */
function isAction(headers: IncomingHttpHeaders): boolean {
  const type = headers['content-type'] ?? '';
  const isReadable = !/^multipart\//i.test(type) || /boundary="?[^";]/i.test(type);
  return isReadable && /^[\da-f]{42}$/.test(String(headers['next-action'] ?? ''));
}

/**
 * The methods that an address may be requested with. A call refuses those that it does not support.
 *
 * @param url the request target, with or without a query
 * @param headers of the request, where it is known
 */
export function allowedMethods(url: string, headers: IncomingHttpHeaders = {}): readonly string[] {
  const path = url.replace(/[?#].*$/s, '');
  if (calls.test(path)) return [...reading, 'POST', 'OPTIONS'];
  if (edited.test(path) && isAction(headers)) return [...reading, 'POST'];
  return forms.test(path) ? [...reading, 'POST'] : reading;
}

/** What a call takes that has refused a method: calls are either read or sent something. */
export const otherMethods = (method: string | undefined): string =>
  method === 'GET' || method === 'HEAD' ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS';
