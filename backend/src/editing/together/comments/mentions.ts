import type { PayloadRequest } from 'payload';
import { mentionedIn } from '../../../../../lib/text/mentioned-in';
import { readColleagues } from '../account-names';
import { findComments, isOpen, type StoredComment } from './stored';

/** A comment that names an account. */
export type Mention = Pick<StoredComment, 'id' | 'uuid' | 'sectionId' | 'author' | 'text' | 'createdAt'>;

/** The newest comments that name somebody: enough to find what is still to be answered. */
const MAX_READ = 500;

const rootOf = ({ id, thread }: StoredComment) => Number(thread ?? id);

/**
 * The newest comment of each open thread that names the account of a request of the admin, and that this account has
 * not answered since. The newest comes first.
 */
export async function mentionsFor(req: PayloadRequest): Promise<Mention[]> {
  const { user } = req;
  if (!user) return [];
  const own = String(user.id);
  const calling = await findComments(req, { text: { contains: '@' } }, MAX_READ, '-id');
  if (calling.length === 0) return [];
  const colleagues = await readColleagues(req.payload);
  const newest = new Map<number, StoredComment>();
  for (const comment of calling) {
    // As for the mail: whoever writes does not count among those of one first name.
    const others = colleagues.filter(({ id }) => String(id) !== comment.account);
    const isMeant = mentionedIn(comment.text, others).some(({ id }) => String(id) === own);
    if (isMeant && !newest.has(rootOf(comment))) newest.set(rootOf(comment), comment);
  }
  const roots = [...newest.keys()];
  if (roots.length === 0) return [];
  const [open, answers] = await Promise.all([
    findComments(req, { and: [{ id: { in: roots } }, isOpen] }),
    findComments(req, { and: [{ thread: { in: roots } }, { account: { equals: own } }] }),
  ]);
  return open
    .flatMap(({ id }) => newest.get(id) ?? [])
    .filter((mention) => !answers.some((answer) => rootOf(answer) === rootOf(mention) && answer.id > mention.id))
    .sort((a, b) => b.id - a.id);
}
