import type { CollectionAfterDeleteHook, Payload } from 'payload';
import { afterCommit } from '../../database/after-commit';
import { forLog } from '../../storage/for-log';
import type { MailSource, Row } from './mail-source';

/** The recipients that have a mail of which others were refused, so that only those are tried again. */
interface Reached {
  /** Of the mail: another row can get the number of one that was deleted. */
  messageKey: string;
  /** In the form of `addressKey`. */
  addresses: readonly string[];
}

type Place = Pick<MailSource, 'slug'> & Pick<Row, 'id'>;
type Store = Pick<Payload, 'kv'>;

const keyOf = ({ slug, id }: Place): string => `mail-reached:${slug}:${id}`;

/** @returns the addresses, in the form of `addressKey`; none for a mail that was never sent in part */
export async function readReached({ kv }: Store, place: Place, messageKey: string): Promise<ReadonlySet<string>> {
  const kept = await kv.get<Reached>(keyOf(place));
  return new Set(kept?.messageKey === messageKey ? kept.addresses : []);
}

export async function keepReached({ kv }: Store, place: Place, reached: Reached): Promise<void> {
  await kv.set(keyOf(place), reached);
}

export async function forgetReached({ kv }: Store, place: Place): Promise<void> {
  await kv.delete(keyOf(place));
}

/** A hook: forgets them with the row. */
export const forgetReachedOf =
  (slug: MailSource['slug']): CollectionAfterDeleteHook =>
  ({ id, req }) => {
    const { payload } = req;
    afterCommit(req, () => {
      forgetReached(payload, { slug, id }).catch((error: unknown) =>
        payload.logger.error(forLog(`outbox: who has the mail of ${slug} ${id} is still kept`, error)),
      );
    });
  };
