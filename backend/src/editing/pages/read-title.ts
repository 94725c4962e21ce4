import { badRequest, refuseProblems } from '../http/edit-error';
import { isPlain } from '../sections/read-leaf';

const MAX_TITLE = 200;

/**
 * The title of a page that is to be made, without the spaces around it; it may be empty.
 *
 * @throws EditError 400 for what no database keeps as it is, and for what is too long
 */
export function readTitle(given: unknown): string {
  if (typeof given !== 'string') throw badRequest('title is missing');
  if (given.length > MAX_TITLE) refuseProblems([{ path: 'title', code: 'too_long' }]);
  if (!isPlain(given)) refuseProblems([{ path: 'title', code: 'invalid' }]);
  return given.trim();
}
