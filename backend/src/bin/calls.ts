import type { Endpoint, PayloadRequest } from 'payload';
import { editCommand, editQuery, requireAdmin, textIn } from '../editing/http/edit-call';
import { requiredKey } from '../editing/http/required-key';
import { type DraftPage, findPageId, readNewest, readPublished } from '../editing/pages/read-page';
import { accountOf } from '../editing/session/account-of';
import { fromCall } from '../editing/trail/record-changes';
import { deletePage, redirectTargetIn } from './delete-page';
import { readEntry, type BinEntry } from './entry';
import { KEPT_DAYS } from './kept-days';
import { linksToPage } from './links-to-page';
import { publicPagesInBin } from './public-pages';
import { isBack, restoreFromBin } from './restore';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_LISTED = 200;

/** What leads to a page, before it is deleted. */
const linksCall = editQuery('LinksToPage', async ({ req }) => {
  const id = await findPageId(req, requiredKey(req));
  return linksToPage(req, (await readPublished(req, id)) ?? (await readNewest(req, id)));
});

/** Puts a page into the bin. Its address is redirected from then on if `redirectTo` names another one. */
const deletePageCall = editCommand('DeletePage', async (command) => {
  const { req, body, editor } = command;
  requireAdmin(command);
  const pageKey = textIn(body, 'pageKey');
  const to = redirectTargetIn(body);
  const id = await findPageId(req, pageKey);
  await deletePage(req, id, { user: accountOf(editor), to, revision: textIn(body, 'revision'), context: fromCall });
  return { redirectTo: to ?? null };
});

/** The kept sections of a page that are on it again. */
async function idsOfThoseBack(req: PayloadRequest, page: DraftPage): Promise<Set<BinEntry['id']>> {
  const { docs } = await req.payload.db.find<BinEntry>({
    collection: 'bin',
    where: { and: [{ kind: { equals: 'section' } }, { uuid: { equals: page.uuid } }] },
    select: { sectionId: true, content: true },
    limit: MAX_LISTED,
    pagination: false,
    req,
  });
  return new Set(docs.filter((entry) => isBack(page, entry)).map(({ id }) => id));
}

/** What is in the bin, the newest first: everything, or the sections of one page. */
const listBin = editQuery('Bin', async ({ req }) => {
  const pageKey = req.searchParams.get('pageKey');
  const page = pageKey ? await readNewest(req, await findPageId(req, pageKey)) : undefined;
  const uuid = page?.uuid;
  const { docs } = await req.payload.db.find<BinEntry>({
    collection: 'bin',
    where: { or: [{ kind: { equals: 'page' } }, ...(uuid ? [{ uuid: { equals: uuid } }] : [])] },
    select: { kind: true, title: true, uuid: true, link: true, deletedBy: true, createdAt: true },
    sort: '-createdAt',
    limit: MAX_LISTED,
    pagination: false,
    req,
  });
  const isPublic = await publicPagesInBin(req);
  const back = page ? await idsOfThoseBack(req, page) : new Set();
  const missing = docs.filter(({ id }) => !back.has(id));
  return missing.map(({ id, kind, title, uuid: ofPage, link, deletedBy, createdAt }) => ({
    ...{ id, kind, title, uuid: ofPage, link, deletedBy, deletedAt: createdAt },
    ...(kind === 'page' && { isPublic: isPublic.has(id) }),
    until: new Date(Date.parse(createdAt) + KEPT_DAYS * DAY_MS).toISOString(),
  }));
});

/** Brings back a section, as a draft, or a page; pages only for administrators, since they may be public again. */
const restoreDeleted = editCommand('RestoreDeleted', async (command) => {
  const { req, body, editor, trace } = command;
  const entry = await readEntry(req, body.id);
  if (entry.kind === 'page') requireAdmin(command);
  const restored = await restoreFromBin(req, entry, editor.name);
  trace.page = restored.pageKey;
  if (restored.sectionId) trace.section = restored.sectionId;
  return restored;
});

export const binCalls: Endpoint[] = [linksCall, deletePageCall, listBin, restoreDeleted];
