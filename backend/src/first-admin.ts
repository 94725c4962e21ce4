import type { Payload } from 'payload';
import type { Env } from './env';

/** Creates the account of `ADMIN_EMAIL` if there is no account at all. Later its owner changes it in the admin. */
export async function createFirstAdmin(payload: Payload, account: Env['firstAdmin']): Promise<void> {
  if (!account) return;
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  if (totalDocs > 0) return;
  const { id } = await payload.create({
    collection: 'users',
    data: { ...account, role: 'admin' },
    overrideAccess: true,
  });
  payload.logger.info(`First administrator: account ${id}`);
}
