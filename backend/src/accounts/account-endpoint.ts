import { type Endpoint, type PayloadRequest } from 'payload';
import { readBody } from '../http/read-body';
import { accountError } from './account-error';

type Method = 'get' | 'post';

/** An endpoint under `/api/users` for signed-in users with a JSON body; Payload turns thrown errors into answers. */
export function accountEndpoint(
  path: string,
  method: Method,
  handle: (req: PayloadRequest, user: NonNullable<PayloadRequest['user']>) => Promise<object>,
): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      const { user } = req;
      if (!user) throw accountError(req, 401, 'not_allowed');
      await readBody(req);
      const answer = await handle(req, user);
      return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
    },
  };
}
