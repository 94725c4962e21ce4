import type { PayloadRequest } from 'payload';
import { EditError } from '../http/edit-error';
import type { Editor } from '../session/editor';
import { renewRequests } from '../together/requests/stored';
import { giveDraftBack, holdDraft, releaseDraft } from './held-draft';
import type { Job } from './jobs';
import { isByPlansAlone, noteMade, readMade } from './made-publications';
import { readPlanned } from './planned-content';
import type { Publishable, Version } from './publishable';
import { isSameContent } from './same-content';

/** What the administrator saw when planning. */
export interface Seen {
  planId: Job['id'];
  /** Absent in plans from before it was stored: they are about what was the newest when they were made. */
  revision?: string;
  /** When it was planned. */
  at: string;
}

/** What became public: the newest draft, the planned version below a newer draft, or nothing that was not before. */
export type Outcome = 'newest' | 'planned' | 'nothing';

const time = ({ updatedAt = '' }: Version) => Date.parse(updatedAt);

/**
 * What the plan itself has stored, for a version that is not kept any more.
 *
 * @returns undefined also if somebody has published by hand or withdrawn since: that version may be gone as well
 */
async function findStored<Content extends Version>(
  { payload }: PayloadRequest,
  it: Publishable<Content>,
  { planId, revision = '' }: Seen,
): Promise<Content | undefined> {
  const stored = (await readPlanned(payload, planId))?.[revision];
  if (!stored) return undefined;
  const made = await readMade(payload, it.key);
  const isCurrent = isByPlansAlone(made, stored.publicTime, await it.readPublicTime());
  return isCurrent ? (stored.content as Content) : undefined;
}

/**
 * The newest content that an administrator has seen: when planning, or by publishing it by hand since then.
 *
 * @returns undefined if it is not kept any more
 */
export async function findReviewed<Content extends Version>(
  req: PayloadRequest,
  it: Publishable<Content>,
  plan: Seen,
): Promise<Content | undefined> {
  const { revision, at } = plan;
  const isSeen = (version: Version) =>
    revision ? it.revisionOf(version) === revision : time(version) <= Date.parse(at);
  const newest = await it.readNewest();
  const seen = isSeen(newest) ? newest : await it.find(isSeen);
  const since = seen ? time(seen) : Date.parse(at);
  const made = (await readMade(req.payload, it.key)).map((each) => each.at);
  const byHand = await it.find(
    (version) => version._status === 'published' && time(version) > since && !made.includes(version.updatedAt ?? ''),
  );
  return byHand ?? seen ?? findStored(req, it, plan);
}

/** Whether the newest draft has something that the administrator who planned did not see. */
export async function isChangedSince<Content extends Version>(
  req: PayloadRequest,
  it: Publishable<Content>,
  seen: Seen,
): Promise<boolean> {
  const newest = await it.readNewest();
  if (newest._status === 'published' || it.revisionOf(newest) === seen.revision) return false;
  const reviewed = await findReviewed(req, it, seen);
  return !reviewed || !isSameContent(reviewed, newest);
}

/**
 * Publishes what an administrator has seen, and nothing else. A draft that is newer stays the newest draft. Call it when
 * it is the turn of the page or part.
 *
 * @throws EditError 409 if what was seen is not kept any more, 400 if it has errors
 */
export async function publishPlanned<Content extends Version>(
  req: PayloadRequest,
  it: Publishable<Content>,
  { seen, editor }: { seen: Seen; editor: Editor },
): Promise<Outcome> {
  const reviewed = await findReviewed(req, it, seen);
  await giveDraftBack(req, it, reviewed);
  const newest = await it.readNewest();
  if (newest._status === 'published') return 'nothing';
  if (!reviewed) throw new EditError(409, 'conflict', { reason: 'the planned version is not kept any more' });
  const publish = async (...what: Parameters<typeof it.publish>) => {
    const before = await it.readPublicTime();
    await it.publish(...what);
    const published = await it.readNewest();
    await noteMade(req.payload, it.key, { at: published.updatedAt ?? '', before });
    return published;
  };
  if (isSameContent(reviewed, newest)) {
    await publish(newest, editor);
    return 'newest';
  }
  const shown = await it.readPublic();
  if (shown && isSameContent(reviewed, shown)) return 'nothing';
  await it.requireFit(reviewed);
  const author = await it.authorOf(newest);
  await holdDraft(req, it.key, newest);
  try {
    const copy = await it.save(reviewed, newest, editor.name);
    // Later requests are about the newer draft.
    const isMeant = ({ createdAt }: { createdAt: string }) => Date.parse(createdAt) <= Date.parse(seen.at);
    const published = await publish(copy, editor, { isMeant, revision: it.revisionOf(reviewed) });
    const draft = await it.save(newest, published, author);
    await renewRequests(req, it.uuid, it.revisionOf(newest), it.revisionOf(draft));
  } catch (error) {
    await giveDraftBack(req, it, reviewed);
    throw error;
  }
  await releaseDraft(req, it.key);
  return 'planned';
}
