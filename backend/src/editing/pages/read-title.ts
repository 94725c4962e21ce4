import { maxNewTitle } from '../../../../lib/sections/text-limits';
import { badRequest, refuseProblems } from '../http/edit-error';
import { isPlain } from '../sections/read-leaf';

/**
 * The trimmed title of a new page; it may be empty.
 *
 * @throws EditError 400 for text that no database keeps unchanged, and for too long text
 */
export function readTitle(given: unknown): string {
  if (typeof given !== 'string') throw badRequest('title is missing');
  if (given.length > maxNewTitle) refuseProblems([{ path: 'title', code: 'too_long' }]);
  if (!isPlain(given)) refuseProblems([{ path: 'title', code: 'invalid' }]);
  return given.trim();
}
