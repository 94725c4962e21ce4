import type { PayloadRequest } from 'payload';

/**
 * Whether a save publishes a page. A version that is restored as a draft still has the status `published` in the hooks;
 * Payload changes it to a draft afterwards.
 */
export function isPublication(
  { _status }: { _status?: unknown },
  { context, query }: Pick<PayloadRequest, 'context' | 'query'>,
): boolean {
  const becomesDraft = context.isRestoringVersion === true && String(query?.draft) === 'true';
  return _status === 'published' && !becomesDraft;
}
