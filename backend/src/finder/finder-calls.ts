import type { Endpoint, PayloadRequest, TypedUser } from 'payload';
import { languageOf } from '../forms/http/form-call';
import { editQuery } from '../editing/http/edit-call';
import { sessionExpired } from '../editing/http/edit-error';
import { defaultLanguage } from '../languages';
import { findEverywhere } from './find-everywhere';

const asked = ({ searchParams }: PayloadRequest) => ({
  query: searchParams.get('query') ?? '',
  language: languageOf(searchParams.get('language') ?? undefined) ?? defaultLanguage,
});

/** The account with all its rights: those of an editing session are only its role. */
async function accountOf(req: PayloadRequest, id: number | string): Promise<TypedUser> {
  const account = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true });
  if (!account) throw sessionExpired(`the account ${id} no longer exists`);
  return { ...account, collection: 'users' } as unknown as TypedUser;
}

/** The search over everything, in edit mode. */
const inEditMode = editQuery('EditSearch', async ({ req, editor }) =>
  findEverywhere(req, { ...asked(req), user: await accountOf(req, editor.id) }),
);

/** The same in the admin, for whoever is signed in there. */
const inAdmin: Endpoint = {
  path: '/finder',
  method: 'get',
  handler: async (req) => {
    const { user } = req;
    const answer = (status: number, body: object) =>
      Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
    if (user?.role !== 'editor' && user?.role !== 'admin') return answer(401, { success: false });
    return answer(200, { success: true, data: await findEverywhere(req, { ...asked(req), user }) });
  },
};

export const finderCalls: Endpoint[] = [inEditMode, inAdmin];
