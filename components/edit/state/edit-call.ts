import { noteAnswer, noteCall, noteRefusal } from './answer-events';

/** The result of a call of the edit mode, from the backend's envelope. */
export interface EditAnswer<T> {
  isOk: boolean;
  status: number;
  code?: string;
  message?: string;
  data?: T;
}

/** The site itself answers within ten seconds, in milliseconds. A connection may be lost without a word. */
const timeoutMs = 20_000;
/** The same for uploads, for which the site waits three minutes (`lib/edit/relay.ts`). */
const uploadTimeoutMs = 200_000;

async function request<T>(name: string, query: string, init?: RequestInit, ms = timeoutMs): Promise<EditAnswer<T>> {
  const call = noteCall();
  try {
    const signal = AbortSignal.timeout(ms);
    const response = await fetch(`/api/edit/${name}${query}`, { cache: 'no-store', signal, ...init });
    const envelope = (await response.json()) as { success?: boolean } & Omit<EditAnswer<T>, 'isOk' | 'status'>;
    const { code, message, data } = envelope;
    const isOk = response.ok && envelope.success === true;
    if (isOk) noteAnswer(call);
    if (response.status === 401) noteRefusal(call);
    return { isOk, status: response.status, code, message, data };
  } catch {
    // No connection, no answer, or that of a proxy: the form keeps its text and can be sent again.
    return { isOk: false, status: 0, code: 'no_answer' };
  }
}

/** Sends a GET call to the backend through this site. It never throws. */
export function getEditCall<T>(name: string, parameters: Record<string, string>): Promise<EditAnswer<T>> {
  return request(name, `?${new URLSearchParams(parameters).toString()}`);
}

/** Sends a POST call to the backend through this site. It never throws. */
export function postEditCall<T>(name: string, body: unknown): Promise<EditAnswer<T>> {
  const headers = { 'content-type': 'application/json' };
  return request(name, '', { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Uploads a picture. It never throws. */
export function sendMedia<T>(form: FormData): Promise<EditAnswer<T>> {
  return request('EditMedia', '', { method: 'POST', body: form }, uploadTimeoutMs);
}
