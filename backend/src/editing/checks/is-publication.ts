import type { PayloadRequest } from 'payload';

/**
 * Whether a save makes a page public. An older version that is restored as a draft still says `published` in the hooks:
 * Payload makes a draft of it only afterwards.
 */
export function isPublication(
  { _status }: { _status?: unknown },
  { context, query }: Pick<PayloadRequest, 'context' | 'query'>,
): boolean {
  const becomesDraft = context.isRestoringVersion === true && String(query?.draft) === 'true';
  return _status === 'published' && !becomesDraft;
}
