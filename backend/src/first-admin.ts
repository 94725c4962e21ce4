import type { Payload } from 'payload';
import type { Env } from './env';

/**
 * Creates the account of `ADMIN_EMAIL` if there is no account at all. Later its owner changes it in the admin. Without
 * one, a site that is not for this machine alone is warned of: the first visitor of the admin makes the account.
 */
export async function createFirstAdmin(
  payload: Payload,
  { firstAdmin, siteUrl }: Pick<Env, 'firstAdmin' | 'siteUrl'>,
): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  if (totalDocs > 0) return;
  if (!firstAdmin) {
    if (isPublic(siteUrl))
      payload.logger.warn(
        'no account: whoever opens /admin first makes the administrator. Do it now, or set ADMIN_EMAIL and ADMIN_PASSWORD',
      );
    return;
  }
  const { id } = await payload.create({
    collection: 'users',
    data: { ...firstAdmin, role: 'admin' },
    overrideAccess: true,
  });
  payload.logger.info(`First administrator: account ${id}`);
}

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

const isPublic = (siteUrl: string | undefined) => siteUrl !== undefined && !loopback.test(new URL(siteUrl).hostname);
