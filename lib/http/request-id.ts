import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { processWide } from '../process-wide.mjs';

/**
 * Names what belongs together: a visitor's request or an announcement, the calls to the backend that it causes, and the
 * lines that the site and the backend log of it.
 */
export const requestIdHeader = 'x-request-id';

const current = processWide('request-id', () => new AsyncLocalStorage<string>());

/** Goes into the log as it is, so it may hold nothing else. */
const usable = /^[\w.-]{8,64}$/;

/**
 * Gives a request its id, before Next sees it: the one that a proxy or the backend sent, or a new one. Everything that
 * the request causes in this process finds it with `withRequestId`, in pages as well, which must not read headers.
 *
 * @param work what answers the request
 */
export function beginRequest<T>({ headers }: Pick<IncomingMessage, 'headers'>, work: () => T): T {
  const sent = String(headers[requestIdHeader] ?? '');
  const id = usable.test(sent) ? sent : randomUUID();
  headers[requestIdHeader] = id;
  return current.run(id, work);
}

/** Runs work under the id of the request that causes it, or under a new one where none does: a timer, the start. */
export function withRequestId<T>(work: (id: string) => T): T {
  const id = current.getStore() ?? randomUUID();
  return current.run(id, () => work(id));
}

/** The header for a call that work under `withRequestId` makes; none outside of such work. */
export function requestIdHeaders(): Record<string, string> {
  const id = current.getStore();
  return id === undefined ? {} : { [requestIdHeader]: id };
}
