import { resetPasswordOperation, type Endpoint, type PayloadRequest } from 'payload';
import { readBody } from '../../http/read-body';
import { generatePayloadCookie } from 'payload/shared';
import { isRequired, readFactor } from '../second-factor/second-factor';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

interface Account {
  id: number | string;
  createdAt?: string;
}

/** With a second factor the link from the mail is not enough to sign in. */
async function signOut({ payload }: PayloadRequest, { id }: Account): Promise<void> {
  await payload.db.updateOne({ collection: 'users', id, data: { sessions: [] }, returning: false });
}

/** POST `/api/users/reset-password`. Replaces Payload's endpoint, which always signs in. */
export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await readBody(req);
    const { payload, t } = req;
    const collection = payload.collections.users;
    const data = { password: text(req.data?.password), token: text(req.data?.token) };
    const { token, user } = await resetPasswordOperation({ collection, data, req });
    const account = user as unknown as Account;
    const message = t('authentication:passwordResetSuccessfully');
    if (!token || (await readFactor(payload, account)) || (await isRequired(payload))) {
      await signOut(req, account);
      return Response.json({ message });
    }
    const { auth } = collection.config;
    const cookie = generatePayloadCookie({
      collectionAuthConfig: auth,
      cookiePrefix: payload.config.cookiePrefix,
      token,
    });
    return Response.json({ message, token, user }, { headers: { 'set-cookie': String(cookie) } });
  },
};
