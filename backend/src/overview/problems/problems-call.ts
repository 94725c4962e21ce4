import type { Endpoint } from 'payload';
import { readProblems } from './read-problems';

const MAX_PAGES = 500;

/** The problems of all pages for the overview, for whoever is signed in to the admin. */
export const problemsCall: Endpoint = {
  path: '/overview/problems',
  method: 'get',
  handler: async (req) => {
    const { role } = req.user ?? {};
    const answer = (status: number, body: object) =>
      Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
    if (role !== 'editor' && role !== 'admin') return answer(401, { success: false });
    const limit = Number(req.searchParams.get('limit') ?? 6);
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_PAGES) return answer(400, { success: false });
    return answer(200, { success: true, data: await readProblems(req, limit) });
  },
};
