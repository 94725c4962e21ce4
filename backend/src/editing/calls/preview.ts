import { readMedia } from '../../endpoints/read-media';
import { withNewestSections } from '../../reusable/for-editors';
import { withCurrentLinks } from '../../redirects/link-resolver';
import { readRuntimeEnv } from '../../runtime-env';
import { mediaIdsOfPage, pageToWire } from '../../wire/page';
import { editCommand, textIn } from '../http/edit-call';
import { editEndpoint } from '../http/edit-endpoint';
import { notFound } from '../http/edit-error';
import { findPageId, readNewest } from '../pages/read-page';
import { readClaims, signClaims } from '../session/signed-claims';

const PREVIEW_MS = 7 * 24 * 60 * 60 * 1000;

/** An address of the site that shows the page's newest draft to anybody who has it. */
export const previewLink = editCommand('PreviewLink', async ({ req, body }) => {
  const page = await findPageId(req, textIn(body, 'pageKey'));
  const { uuid } = await readNewest(req, page);
  const expiresAt = Date.now() + PREVIEW_MS;
  const token = signClaims(readRuntimeEnv().secret, 'page-preview', { page, uuid, expiresAt });
  return { path: `/preview/${token}`, expiresAt: new Date(expiresAt).toISOString() };
});

/** For the site: the draft behind such an address, as visitors would see it. */
export const previewPage = editEndpoint('PreviewPage', 'get', async (req) => {
  const claims = readClaims(readRuntimeEnv().secret, 'page-preview', req.searchParams.get('token') ?? '');
  const id = claims?.page;
  if (typeof id !== 'number' && typeof id !== 'string') throw notFound('the token is forged or expired');
  const page = await readNewest(req, id);
  // SQLite reuses the id of a deleted page, and the link was not made for the new one.
  if (page.uuid !== claims?.uuid) throw notFound('the page of the token is gone');
  const shown = await withNewestSections(req, page);
  const wire = pageToWire(shown, await readMedia(req, mediaIdsOfPage(shown)));
  return { page: await withCurrentLinks(wire, req) };
});
