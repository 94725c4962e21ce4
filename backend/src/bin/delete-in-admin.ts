import type { Endpoint, PayloadRequest } from 'payload';
import { publishedTargets } from '../editing/calls/edit-pages';
import { EditError, notFound } from '../editing/http/edit-error';
import { readNewest, readPublished } from '../editing/pages/read-page';
import { FormError } from '../forms/http/form-error';
import { readJson } from '../forms/http/read-json';
import { deletePage, redirectTargetIn, requireDeletable } from './delete-page';
import { linksToPage, type LinksToPage } from './links-to-page';
import { binText } from './texts';

/** What the admin's dialog shows before a page is deleted. */
export interface BeforeDeletion {
  link: string;
  isReusable: boolean;
  links: LinksToPage;
}

const MAX_BODY_BYTES = 4_096;

/** @throws EditError 404 */
function idOf({ routeParams }: PayloadRequest): number {
  const id = String(routeParams?.id);
  if (!/^\d{1,9}$/.test(id)) throw notFound('there is no such page');
  return Number(id);
}

type Key = Parameters<typeof binText>[1];

const refusals: Partial<Record<string, Key>> = {
  not_found: 'pageGone',
  bad_request: 'ownPage',
  validation: 'wrongTarget',
  reusable_used: 'sectionUsed',
};

/** An answer for administrators, with the message of a refusal in the language of the admin. */
const forAdmins = (handle: (req: PayloadRequest) => Promise<object>) => async (req: PayloadRequest) => {
  const { language } = req.i18n;
  const answer = (status: number, body: object) =>
    Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
  const refuse = (status: number, key: Key) => answer(status, { message: binText(language, key) });
  if (req.user?.role !== 'admin') return refuse(req.user ? 403 : 401, req.user ? 'adminDeletes' : 'forbidden');
  try {
    return answer(200, await handle(req));
  } catch (error) {
    if (error instanceof FormError) return refuse(error.status, 'deleteFailed');
    if (!(error instanceof EditError)) throw error;
    return refuse(error.status, refusals[error.code] ?? 'deleteFailed');
  }
};

/** GET `/api/pages/ID/before-deletion` */
const beforeDeletion: Endpoint = {
  path: '/:id/before-deletion',
  method: 'get',
  handler: forAdmins(async (req): Promise<BeforeDeletion> => {
    const id = idOf(req);
    const page = (await readPublished(req, id)) ?? (await readNewest(req, id));
    requireDeletable(page);
    return { link: page.link, isReusable: page.isReusable === true, links: await linksToPage(req, page) };
  }),
};

/** GET `/api/pages/redirect-targets?query=` */
const redirectTargets: Endpoint = {
  path: '/redirect-targets',
  method: 'get',
  handler: forAdmins(async (req) => ({ pages: await publishedTargets(req, req.searchParams.get('query') ?? '') })),
};

/** POST `/api/pages/ID/delete` with `redirectTo`: what the page's own panel on the site does, from the admin. */
const deleteWithRedirect: Endpoint = {
  path: '/:id/delete',
  method: 'post',
  handler: forAdmins(async (req) => {
    const { user } = req;
    if (!user) throw new EditError(401, 'session_expired');
    const to = redirectTargetIn(await readJson(req as Request, MAX_BODY_BYTES));
    await deletePage(req, idOf(req), { user, to });
    return { redirectTo: to ?? null };
  }),
};

export const deletionInAdmin: Endpoint[] = [redirectTargets, beforeDeletion, deleteWithRedirect];
