import type { PayloadRequest } from 'payload';
import { isKeyTaken } from '../editing/pages/read-page';
import { MAX_KEY_LENGTH } from '../validation/patterns';

/**
 * The key of a page's copy: the first that no page has, in public or in a draft. A long one is shortened.
 *
 * @param key of the page that is copied
 */
export async function keyOfCopy(req: PayloadRequest, key: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '-kopya' : `-kopya-${number}`;
    const stem = key.slice(0, MAX_KEY_LENGTH - end.length).replace(/-$/, '');
    if (!(await isKeyTaken(req, stem + end))) return stem + end;
  }
}
