import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

import { processWide } from '../process-wide.mjs';
import { newRequestId, requestIdHeader, usableRequestId } from '../telemetry/request-id';

const current = processWide('request-id', () => new AsyncLocalStorage<string>());

/**
 * Answers a request under its id, which the server has written into its headers. Everything that the request causes in
 * this process finds it with `withRequestId`, in pages as well, which must not read headers.
 *
 * @param work what answers the request
 */
export function beginRequest<T>({ headers }: Pick<IncomingMessage, 'headers'>, work: () => T): T {
  const id = usableRequestId(headers[requestIdHeader]) ?? newRequestId();
  headers[requestIdHeader] = id;
  return current.run(id, work);
}

/** Runs work under the id of the request that causes it, or under a new one where none does: a timer, the start. */
export function withRequestId<T>(work: (id: string) => T): T {
  const id = current.getStore() ?? newRequestId();
  return current.run(id, () => work(id));
}

/** The header for a call that work under `withRequestId` makes; none outside of such work. */
export function requestIdHeaders(): Record<string, string> {
  const id = current.getStore();
  return id === undefined ? {} : { [requestIdHeader]: id };
}

/** The id of the request that causes this work; undefined for a timer or the start. */
export const currentRequestId = (): string | undefined => current.getStore();
