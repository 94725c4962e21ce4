import { AsyncLocalStorage } from 'node:async_hooks';
import { requestIdHeader, usableRequestId } from '../../../lib/telemetry/request-id';
import { processWide } from '../process-wide';

const current = processWide('request-id', () => new AsyncLocalStorage<string>());

/**
 * Makes an id that of everything that the current request causes, to the end of its asynchronous work. Node's channel
 * of started requests leaves no function to wrap.
 */
export const enterRequest = (id: string): void => current.enterWith(id);

/** The id of the request that causes this work; undefined for a timer or the start. */
export const currentRequestId = (): string | undefined => current.getStore();

/**
 * The id of the site's request that caused this call (`X-Request-Id`), for the log. It connects a line here with the
 * site's log.
 */
export function requestIdOf({ headers }: { headers: Headers }): { requestId?: string } {
  const requestId = usableRequestId(headers.get(requestIdHeader) ?? undefined);
  return requestId === undefined ? {} : { requestId };
}
