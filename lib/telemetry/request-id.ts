import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { isFromThisMachine } from './connection';

/**
 * Names what belongs together: a visitor's request or an announcement, the calls to the backend that it causes, and the
 * lines that the site and the backend log of it.
 */
export const requestIdHeader = 'x-request-id';

/** Goes into the log as it is, so it may hold nothing else. */
const usable = /^[\w.-]{8,64}$/;

/** The first 24 characters are the process's own; the rest counts. Random bytes for every request would cost more. */
const prefix = randomUUID().slice(0, 24);
let count = Math.floor(Math.random() * 0xffff_ffff);

/** A new id: unique, in the form of a UUID, and no secret. */
export function newRequestId(): string {
  count += 1;
  return prefix + count.toString(16).padStart(12, '0');
}

/** @returns undefined for an id that must not be taken over: too short, too long, or with other characters */
export const usableRequestId = (value: unknown): string | undefined =>
  typeof value === 'string' && usable.test(value) ? value : undefined;

/**
 * Gives a request its id and writes it into the request's headers. The id that came with the request is taken over only
 * from a trusted proxy, or from a program on this machine: the site, the backend, the operator.
 *
 * @param trustedProxies how many proxies stand in front (`TRUSTED_PROXIES`)
 */
export function nameRequest(request: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string {
  const sent = usableRequestId(request.headers[requestIdHeader]);
  const id = sent !== undefined && (trustedProxies > 0 || isFromThisMachine(request)) ? sent : newRequestId();
  request.headers[requestIdHeader] = id;
  return id;
}
