import 'server-only';

import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

import { type FormCall, formCallPaths } from '../backend/calls.mjs';
import { env } from '../env';
import { type Answer, noAnswer } from '../http/api-answer';
import { BodyTooLarge, readTextAtMost } from '../http/bounded-body.mjs';
import type { Language } from '../i18n/languages';
import { sign } from '../webhook/revalidation';

interface Message {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | ReadableStream<Uint8Array>;
  /** For the whole exchange, its last byte included. From the end of the body an answer has ten seconds of it at most. */
  timeoutMs: number;
}

/** An envelope of a form's answer is small. */
const maxAnswerBytes = 64 * 1024;

/** Nobody waits longer for the answer to what he has sent. */
const maxAnswerMs = 10_000;

/** How long an answer may lie behind a connection that the other side has cut while it was being written to. */
const lingerMs = 300;

async function readText(incoming: IncomingMessage, maxBytes: number): Promise<string> {
  try {
    return await readTextAtMost(incoming, maxBytes);
  } catch (error) {
    // The visitor's own body may be too large as well, which is answered otherwise.
    throw error instanceof BodyTooLarge ? new Error(`an answer of ${error.message}`) : error;
  }
}

async function write(outgoing: ClientRequest, body: Message['body']): Promise<void> {
  if (typeof body !== 'object') {
    outgoing.end(body);
    return;
  }
  // A backend that has read enough answers and cuts the connection: that answer is what counts.
  await pipeline(Readable.fromWeb(body as NodeReadableStream), outgoing).catch(async (error: unknown) => {
    if (error instanceof BodyTooLarge) throw error;
    await new Promise((resolve) => setTimeout(resolve, lingerMs));
    throw error;
  });
}

/** Not by `fetch`: Next's keeps bodies to cache by them, and the one below it is bounded for content, not for uploads. */
export function exchange(url: URL, { method, headers, body, timeoutMs }: Message, maxBytes = maxAnswerBytes) {
  const controller = new AbortController();
  const { signal } = controller;
  const endAt = Date.now() + timeoutMs;
  const giveUp = () => controller.abort();
  let timer = setTimeout(giveUp, timeoutMs);
  const exchanged = new Promise<{ status: number; text: string; retryAfter?: string }>((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const outgoing = send(url, { method, headers: { accept: 'application/json', ...headers }, signal });
    outgoing.on('error', (error) => {
      if (typeof body !== 'object' || signal.aborted) reject(error);
    });
    outgoing.once('finish', () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, Math.min(endAt - Date.now(), maxAnswerMs));
    });
    outgoing.once('response', (incoming) => {
      const { statusCode: status = 502, headers: received } = incoming;
      readText(incoming, maxBytes).then(
        (text) => resolve({ status, text, retryAfter: received['retry-after'] }),
        reject,
      );
    });
    write(outgoing, body).catch(reject);
  });
  return exchanged.finally(() => clearTimeout(timer));
}

/** Whether an exchange ended because it took too long. */
export const isTimeout = (error: unknown): boolean => (error as Error | undefined)?.name === 'AbortError';

function isEnvelope(text: string): boolean {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && 'success' in json && typeof json.success === 'boolean';
  } catch {
    return false;
  }
}

/** Tells the backend whom to count, in a way that only this site can. */
export function addressHeaders(address: string): Record<string, string> {
  const secret = env().revalidateSecret;
  if (!secret) return {};
  const timestamp = String(Date.now());
  return { 'x-client-address': address, 'x-timestamp': timestamp, 'x-signature': sign(secret, timestamp, address) };
}

/** Something is wrong between site and backend: worth a line, but not what the visitor wrote. */
function report(call: FormCall, reason: string): void {
  console.error(`backend: ${call}: ${reason}`);
}

/**
 * Passes a form's call on to the backend.
 *
 * @param address the visitor's
 * @returns what the backend answered, or "no answer" (SPEC.md §7) where that was nothing a form can read
 * @throws {BodyTooLarge} when the visitor's body exceeds its limit
 */
export async function callBackend(
  call: FormCall,
  address: string,
  message: Message & { query?: Record<string, string>; language?: Language },
): Promise<Answer> {
  const url = new URL(`${env().backendUrl}/api/${formCallPaths[call]}`);
  url.search = new URLSearchParams(message.query).toString();
  try {
    const headers = { ...message.headers, ...addressHeaders(address) };
    const { status, text, retryAfter } = await exchange(url, { ...message, headers });
    if (isEnvelope(text)) return { status, body: text, retryAfter };
    report(call, `status ${status}, not an envelope`);
    return noAnswer(false, message.language);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw error;
    report(call, isTimeout(error) ? 'no answer in time' : String(error));
    return noAnswer(isTimeout(error), message.language);
  }
}
