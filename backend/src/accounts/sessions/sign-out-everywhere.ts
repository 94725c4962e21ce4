import { generateExpiredPayloadCookie } from 'payload/shared';
import { recordAction } from '../../editing/trail/record-changes';
import { accountEndpoint } from '../account-endpoint';
import { accountError } from '../account-error';
import { requireConfirmed } from '../identity/confirmed';
import { withoutResetLink } from './end-sessions';

/**
 * POST `{ id? }`: ends every session of the user's own account, or, for administrators, of another one. The site's
 * editing sessions end with them, and so does the link of a mail that sets a new password.
 */
export const signOutEverywhere = accountEndpoint('/sign-out-everywhere', 'post', async (req, user) => {
  const id = (req.data?.id as number | string | undefined) ?? user.id;
  const isOwn = String(id) === String(user.id);
  if (!isOwn) {
    if (user.role !== 'admin') throw accountError(req, 403, 'not_allowed');
    await requireConfirmed(req);
  }
  const { payload } = req;
  // Together with a list, the database layer would want a whole account.
  for (const data of [{ sessions: [] }, withoutResetLink])
    await payload.db.updateOne({ collection: 'users', id, data, req, returning: false });
  recordAction(req, 'users', 'update', isOwn ? user.email : String(id), 'sessions');
  if (isOwn) {
    const { config } = payload;
    const { auth } = payload.collections.users.config;
    req.responseHeaders ??= new Headers();
    const expired = generateExpiredPayloadCookie({
      collectionAuthConfig: auth,
      config,
      cookiePrefix: config.cookiePrefix,
    });
    req.responseHeaders.append('set-cookie', String(expired));
  }
  return { success: true };
});
