import type { Endpoint, PayloadRequest } from 'payload';
import { readRuntimeEnv } from '../../runtime-env';
import { entryOf } from '../http/edit-endpoint';
import { noteRefusal } from '../trail/note-refusal';
import { giveCode } from './hand-over-codes';
import { readHandOverRequest } from './hand-over-request';

/**
 * Leads a browser from the site through the login back to the site, with a code that the site exchanges for a session.
 * After the login the admin's router prefetches this address; it gets an empty answer, so that no code is wasted.
 */
export const editHandOver: Endpoint = {
  path: '/EditHandOver',
  method: 'get',
  handler: async (req) => {
    if (isAskedByScript(req)) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
    const { siteUrl } = readRuntimeEnv();
    const request = readHandOverRequest(req.searchParams);
    if (!request || !siteUrl) return refuse(req, siteUrl ? 'malformed' : 'SITE_URL is not set', siteUrl);
    const { user } = req;
    if (!user) return redirect(`/admin/login?redirect=${encodeURIComponent(ownAddress(request))}`);
    if (user.role !== 'editor' && user.role !== 'admin') return refuse(req, 'role', siteUrl, request.returnTo);
    const { _sid: sid } = user as { _sid?: string };
    const code = await giveCode(req.payload, { userId: user.id, sid, state: request.state });
    return redirect(`${siteUrl}/api/edit/enter?${new URLSearchParams({ code, ...request }).toString()}`);
  },
};

function isAskedByScript({ headers }: PayloadRequest): boolean {
  return headers.get('sec-fetch-dest') === 'empty' || Boolean(headers.get('sec-purpose')?.startsWith('prefetch'));
}

const ownAddress = (request: { returnTo: string; state: string }) =>
  `/api/EditHandOver?${new URLSearchParams(request).toString()}`;

function redirect(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}

/** Whether the answer is shown to a person: browsers ask for HTML then. */
const isPage = ({ headers }: PayloadRequest) => headers.get('accept')?.includes('text/html') ?? false;

/** A person gets the site's own page that says why; without a site, and for programs, an envelope. */
function refuse(req: PayloadRequest, reason: string, siteUrl?: string, returnTo = '/'): Response {
  const user = req.user?.email;
  req.payload.logger.warn({ msg: 'editing: refused EditHandOver', account: req.user?.id, reason });
  noteRefusal(req.payload, { ...entryOf('EditHandOver', req, { user }), area: 'session', reason });
  if (siteUrl && isPage(req)) {
    return redirect(`${siteUrl}/api/edit/enter?${new URLSearchParams({ refused: reason, returnTo }).toString()}`);
  }
  return Response.json(
    { success: false, message: 'Düzenleme isteği geçersiz.', code: 'bad_request' },
    { status: 400, headers: { 'cache-control': 'no-store' } },
  );
}
