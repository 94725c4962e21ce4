import type { GlobalSlug, PayloadRequest } from 'payload';
import { mayReadMessages } from '../access/reads-messages';
import { readAuthors } from '../editing/pages/authors';
import { requestsFor, type StoredRequest } from '../editing/together/requests/stored';
import { allScheduled, type ScheduledPage, type ScheduledPart } from '../editing/schedule/read-scheduled';
import { changedSettings } from './changed-settings';
import { readNotDone, type NotDone } from './not-done';
import { type MentionLine, readMentions } from './read-mentions';

/** As many as are seen at a glance; the lists that they lead to have all. */
const MAX_SHOWN = 6;

export interface PageLine {
  id: number | string;
  title: string;
  /** The bare path on the site. */
  link?: string;
  /** Whether it is a reusable section, which is stored as a page. */
  isReusable?: boolean;
  /** ISO 8601. */
  updatedAt: string;
  /** Who saved it last; undefined for what an import has made. */
  by?: string;
}

export interface Overview {
  /** Pages whose newest version is not public, the newest first. */
  drafts: { total: number; pages: PageLine[] };
  /** The settings whose newest version is not public. */
  settings: GlobalSlug[];
  /** Publications and withdrawals to come, the next one first. */
  scheduled: (ScheduledPage | ScheduledPart)[];
  /** What was scheduled and refused at its time. */
  notDone: NotDone[];
  /** For administrators those that wait for an answer, for editors their own that wait or were returned. */
  requests: StoredRequest[];
  /** Comments that name the account, until it answers. */
  mentions: MentionLine[];
  /** Messages that nobody has read; undefined for who may not read them. */
  messages?: number;
  /** The pages that were changed last. */
  changed: PageLine[];
}

interface Stored {
  id: number | string;
  title?: string | null;
  pageKey: string;
  link?: string | null;
  isReusable?: boolean | null;
  updatedAt: string;
}

async function withAuthor({ payload }: PayloadRequest, stored: Stored): Promise<PageLine> {
  const { id, title, pageKey, link, isReusable, updatedAt } = stored;
  const authors = await readAuthors(payload, id);
  const shown = { id, title: title || pageKey, link: link ?? undefined, isReusable: isReusable === true };
  return { ...shown, updatedAt, by: authors[updatedAt] };
}

async function readPages(req: PayloadRequest, onlyDrafts: boolean) {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'pages',
    draft: true,
    where: onlyDrafts ? { _status: { equals: 'draft' } } : {},
    select: { title: true, pageKey: true, link: true, isReusable: true, updatedAt: true },
    sort: '-updatedAt',
    limit: MAX_SHOWN,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return { total: totalDocs, pages: await Promise.all(docs.map((page) => withAuthor(req, page as Stored))) };
}

async function newMessages({ payload, user }: PayloadRequest): Promise<number | undefined> {
  if (!mayReadMessages(user)) return undefined;
  const { totalDocs } = await payload.count({ collection: 'messages', where: { handling: { equals: 'new' } } });
  return totalDocs;
}

/** What waits for the account of a request, and what has happened last. */
export async function readOverview(req: PayloadRequest): Promise<Overview> {
  const [drafts, changed, settings, scheduled, notDone, requests, mentions, messages] = await Promise.all([
    readPages(req, true),
    readPages(req, false),
    changedSettings(req),
    allScheduled(req),
    readNotDone(req),
    requestsFor(req),
    readMentions(req, MAX_SHOWN),
    newMessages(req),
  ]);
  return { drafts, changed: changed.pages, settings, scheduled, notDone, requests, mentions, messages };
}
