import { createLocalReq, type Payload } from 'payload';
import { announce } from '../../revalidate/announce';
import { send } from '../../revalidate/send';
import { readRuntimeEnv } from '../../runtime-env';

const EVERYTHING = ['content', 'page-keys', 'redirects'];

/**
 * Tells the site that everything may have changed. Where it does not listen now, the backend tells it at its next start.
 *
 * @returns what became of it, for a person
 */
export async function announceImport(payload: Payload): Promise<string> {
  const target = readRuntimeEnv().revalidation;
  if (!target) return 'no site is told: SITE_URL or REVALIDATE_SECRET is not set';
  if (!(await send(target, EVERYTHING))) return 'the site has been told';
  await announce(await createLocalReq({}, payload), EVERYTHING);
  return 'the site is told when the backend runs again';
}
