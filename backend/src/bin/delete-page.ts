import type { PayloadRequest, TypedUser } from 'payload';
import { ownPageOf } from '../../../lib/routes/page-address';
import { badRequest, EditError } from '../editing/http/edit-error';
import { requireRevision } from '../editing/pages/change-page';
import { onPage } from '../editing/pages/page-lock';
import { readNewest, readPublished, type DraftPage, type PageId } from '../editing/pages/read-page';
import { canRedirect } from '../redirects/can-redirect';
import { idOfRedirect } from '../redirects/keep-version';
import { normalizeTo } from '../redirects/normalize-address';
import { usedError, usersOf } from '../reusable/usage';

const invalidTarget = () => new EditError(400, 'validation', { problems: [{ path: 'redirectTo', code: 'invalid' }] });

/**
 * Where the address of a deleted page is to lead, as it was typed.
 *
 * @returns undefined if nowhere
 * @throws EditError 400
 */
export function redirectTargetIn({ redirectTo }: Readonly<Record<string, unknown>>): string | undefined {
  if (redirectTo === undefined || redirectTo === '') return undefined;
  const isShort = typeof redirectTo === 'string' && redirectTo.length <= 200;
  const to = isShort ? normalizeTo(redirectTo, undefined) : undefined;
  if (to === undefined) throw invalidTarget();
  return to;
}

/** @throws EditError 400 for a page that stays (`keep-own-page.ts`) */
export function requireDeletable({ pageKey }: Pick<DraftPage, 'pageKey'>): void {
  if (ownPageOf(pageKey)) throw badRequest('the pages with an address of their own stay');
}

interface Deletion {
  user: TypedUser;
  /** Of a redirect from its address. */
  to: string | undefined;
  /** What the editor has seen; without it, whatever is stored is deleted. */
  revision?: string;
  context?: Record<string, unknown>;
}

/**
 * Puts a page into the bin and redirects its address. Nothing is deleted where the redirect would be refused.
 *
 * @throws EditError 400 where the page stays, the redirect is refused or pages use it, 409 for a newer revision
 */
export async function deletePage(req: PayloadRequest, id: PageId, { user, to, revision, context }: Deletion) {
  await onPage(req, id, async () => {
    const page = await readNewest(req, id);
    const stored = (await readPublished(req, id)) ?? page;
    requireDeletable(stored);
    if (revision !== undefined) await requireRevision(req, page, revision);
    const users = page.isReusable ? await usersOf(req, page.uuid) : [];
    if (users.length > 0) throw usedError(users);
    const from = stored.link;
    if (to !== undefined && (to === from || !(await canRedirect(req, from, to)))) throw invalidTarget();
    const { transactionID } = req;
    const call = { user, overrideAccess: false, context, req: { transactionID } } as const;
    await req.payload.delete({ collection: 'pages', id, ...call });
    if (to === undefined) return;
    const data = { from, to, permanent: true, source: 'manual' as const, _status: 'published' as const };
    const draft = await idOfRedirect(req, from);
    if (draft === undefined) await req.payload.create({ collection: 'redirects', data, ...call });
    else await req.payload.update({ collection: 'redirects', id: draft, data, ...call });
  });
}
