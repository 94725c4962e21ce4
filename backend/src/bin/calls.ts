import type { Endpoint } from 'payload';
import { editCommand, editQuery, requireAdmin, textIn } from '../editing/http/edit-call';
import { usedError, usersOf } from '../reusable/usage';
import { badRequest, EditError } from '../editing/http/edit-error';
import { requiredKey } from '../editing/http/required-key';
import { requireRevision } from '../editing/pages/change-page';
import { onPage } from '../editing/pages/page-lock';
import { findPageId, readNewest, readPublished } from '../editing/pages/read-page';
import { accountOf } from '../editing/session/account-of';
import { fromCall } from '../editing/trail/record-changes';
import { normalizeTo } from '../redirects/normalize-address';
import { ownPageOf } from '../../../lib/routes/page-address';
import { KEPT_DAYS } from './kept-days';
import { linksToPage } from './links-to-page';
import { readEntry, restoreFromBin, type BinEntry } from './restore';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_LISTED = 200;

const invalid = (path: string) => new EditError(400, 'validation', { problems: [{ path, code: 'invalid' }] });

/** What leads to a page, before it is deleted. */
const linksCall = editQuery('LinksToPage', async ({ req }) => {
  const id = await findPageId(req, requiredKey(req));
  return linksToPage(req, (await readPublished(req, id)) ?? (await readNewest(req, id)));
});

/** Puts a page into the bin. Its address is redirected from then on if `redirectTo` names another one. */
const deletePage = editCommand('DeletePage', async (command) => {
  const { req, body, editor } = command;
  requireAdmin(command);
  const pageKey = textIn(body, 'pageKey');
  if (ownPageOf(pageKey)) throw badRequest('the pages with an address of their own stay');
  const given = body.redirectTo === undefined || body.redirectTo === '' ? undefined : textIn(body, 'redirectTo');
  const to = given === undefined ? undefined : normalizeTo(given, undefined);
  if (given !== undefined && to === undefined) throw invalid('redirectTo');
  const id = await findPageId(req, pageKey);
  const call = { user: accountOf(editor), overrideAccess: false, context: fromCall } as const;
  return onPage(req, id, async () => {
    const page = await readNewest(req, id);
    await requireRevision(req, page, textIn(body, 'revision'));
    const users = page.isReusable ? await usersOf(req, page.uuid) : [];
    if (users.length > 0) throw usedError(users);
    const from = ((await readPublished(req, id)) ?? page).link;
    if (to === from) throw invalid('redirectTo');
    const { transactionID } = req;
    await req.payload.delete({ collection: 'pages', id, ...call, req: { transactionID } });
    if (to !== undefined) {
      const data = { from, to, permanent: true, source: 'manual' as const, _status: 'published' as const };
      await req.payload.create({ collection: 'redirects', data, ...call, req: { transactionID } });
    }
    return { redirectTo: to ?? null };
  });
});

/** What is in the bin, the newest first: everything, or the sections of one page. */
const listBin = editQuery('Bin', async ({ req }) => {
  const pageKey = req.searchParams.get('pageKey');
  const uuid = pageKey ? (await readNewest(req, await findPageId(req, pageKey))).uuid : undefined;
  const { docs } = await req.payload.db.find<BinEntry>({
    collection: 'bin',
    where: { or: [{ kind: { equals: 'page' } }, ...(uuid ? [{ uuid: { equals: uuid } }] : [])] },
    select: { kind: true, title: true, uuid: true, link: true, deletedBy: true, createdAt: true },
    sort: '-createdAt',
    limit: MAX_LISTED,
    pagination: false,
    req,
  });
  return docs.map(({ id, kind, title, uuid: page, link, deletedBy, createdAt }) => ({
    ...{ id, kind, title, uuid: page, link, deletedBy, deletedAt: createdAt },
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

export const binCalls: Endpoint[] = [linksCall, deletePage, listBin, restoreDeleted];
