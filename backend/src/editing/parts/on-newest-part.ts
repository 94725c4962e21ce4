import type { PayloadRequest } from 'payload';
import type { PartName } from '../../../../components/layout/parts/definitions';
import { onPart, readNewestPart, type StoredPart } from './read-part';
import { isStoredSince } from './stored-since';

/** Which versions of a part an editor's change may be made to. */
interface Condition {
  fits: (newest: StoredPart) => boolean;
  /**
   * Is called without the lock if the newest version does not seem to fit.
   *
   * @throws EditError 409; if it throws nothing, the change is tried again
   */
  refuse: () => Promise<void>;
}

/** Ends the turn of a change that does not fit the newest version. */
class NewerVersion extends Error {
  override name = 'NewerVersion';
}

const giveUp = () => {
  throw new NewerVersion();
};

/**
 * Changes the newest version of a part in the part's turn. When many save the same part in one instant, all but one of
 * them are conflicts. Those end their turn at once, and what they are answered is read while others have theirs.
 *
 * @param change is called with the lock
 * @throws errors of `change` and `refuse`
 */
export async function onNewestPart<T>(
  req: PayloadRequest,
  part: PartName,
  { fits, refuse }: Condition,
  change: (newest: StoredPart) => Promise<T>,
): Promise<T> {
  const since = performance.now();
  const turn = async () => {
    const newest = await readNewestPart(req, part);
    return fits(newest) ? change(newest) : giveUp();
  };
  for (let isFirst = true; ; isFirst = false) {
    // Only once: a save of another language, which fits, would wait again for each save that others begin meanwhile.
    const beforeLock = () => isFirst && isStoredSince(part, since) && giveUp();
    try {
      return await onPart(req, part, turn, beforeLock);
    } catch (error) {
      if (!(error instanceof NewerVersion)) throw error;
    }
    await refuse();
  }
}
