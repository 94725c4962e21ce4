import type { Endpoint } from 'payload';
import { message } from '../validation/messages';
import { readRedirects } from './read-redirects';
import { redirectsToCsv } from './redirects-csv';

/** GET `/api/redirects/export`: all redirects, in the format of the import. */
export const exportRedirects: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!req.user) {
      return Response.json(
        { success: false, message: message('redirectSignIn', req), code: 'unauthorized' },
        { status: 401 },
      );
    }
    return new Response(redirectsToCsv((await readRedirects(req)).values()), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="redirects.csv"',
        'cache-control': 'no-store',
      },
    });
  },
};
