import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

import { BodyTooLarge, readTextAtMost } from '../http/bounded-body.mjs';
import { withDeadline } from '../http/with-deadline';

export interface Message {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** A stream is passed on as it arrives. */
  body?: string | ReadableStream<Uint8Array>;
  /** Milliseconds for the whole exchange. After the body is sent, the answer may take ten seconds of it at most. */
  timeoutMs: number;
  /** Bytes. */
  maxAnswerBytes: number;
}

interface RawAnswer {
  status: number;
  text: string;
  /** Seconds, as the backend says. */
  retryAfter?: string;
}

/** The time limit for the answer after the body has been sent. */
const maxAnswerMs = 10_000;

/** How long to wait for an answer if the backend closed the connection during an upload or after it; milliseconds. */
const lingerMs = 300;

/** Whether an exchange ended because it took too long. */
export const isTimeout = (error: unknown): boolean => (error as Error | undefined)?.name === 'TimeoutError';

async function readAnswer(incoming: IncomingMessage, maxBytes: number): Promise<RawAnswer> {
  const { statusCode: status = 502, headers } = incoming;
  try {
    return { status, text: await readTextAtMost(incoming, maxBytes), retryAfter: headers['retry-after'] };
  } catch (error) {
    // BodyTooLarge is only for the visitor's body, so an answer gets another error.
    throw error instanceof BodyTooLarge ? new Error(`an answer of ${error.message}`) : error;
  }
}

async function write(outgoing: ClientRequest, body: Message['body']): Promise<void> {
  if (typeof body !== 'object') {
    outgoing.end(body);
    return;
  }
  // A backend may answer early and close the connection: then its answer is used.
  await pipeline(Readable.fromWeb(body as NodeReadableStream), outgoing).catch(async (error: unknown) => {
    if (error instanceof BodyTooLarge) throw error;
    await new Promise((resolve) => setTimeout(resolve, lingerMs));
    throw error;
  });
}

async function send(url: URL, message: Message, signal: AbortSignal): Promise<RawAnswer> {
  const { method, headers, body, maxAnswerBytes } = message;
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const outgoing = open(url, { method, headers: { accept: 'application/json', ...headers }, signal });
  const answered = new Promise<RawAnswer>((resolve, reject) => {
    outgoing.on('error', (error) => {
      if (typeof body !== 'object' || signal.aborted) reject(error);
      // After the last byte, nothing else reports it: the body was written without an error.
      else setTimeout(reject, lingerMs, error);
    });
    outgoing.once('response', (incoming) => readAnswer(incoming, maxAnswerBytes).then(resolve, reject));
    write(outgoing, body).catch(reject);
  });
  const isSent = new Promise<void>((resolve) => outgoing.once('finish', resolve));
  try {
    return await Promise.race([answered, isSent.then(() => withDeadline(maxAnswerMs, () => answered))]);
  } catch (error) {
    outgoing.destroy();
    throw error;
  }
}

/**
 * Sends one message to the backend with Node's own client: Next's `fetch` would buffer the body for its cache key, and
 * the fetch below it has limits for content, not for uploads.
 *
 * @throws {BodyTooLarge} if the stream of the message's body fails with it
 * @throws {DOMException} `TimeoutError` after the time limit
 * @throws {Error} when the connection fails, or the answer is larger than allowed
 */
export function exchange(url: URL, message: Message): Promise<RawAnswer> {
  return withDeadline(message.timeoutMs, (signal) => send(url, message, signal));
}
