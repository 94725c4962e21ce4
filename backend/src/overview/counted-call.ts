import type { Endpoint, PayloadRequest } from 'payload';

/** Answered with 400. */
export class BadQuery extends Error {}

/** What is counted over all pages, for whoever is signed in to the admin. */
export const countedCall = (name: string, read: (req: PayloadRequest) => Promise<unknown>): Endpoint => ({
  path: `/overview/${name}`,
  method: 'get',
  handler: async (req) => {
    const { role } = req.user ?? {};
    const answer = (status: number, body: object) =>
      Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
    if (role !== 'editor' && role !== 'admin') return answer(401, { success: false });
    try {
      return answer(200, { success: true, data: await read(req) });
    } catch (error) {
      if (error instanceof BadQuery) return answer(400, { success: false });
      throw error;
    }
  },
});
