import { BadQuery, countedCall } from '../counted-call';
import { readProblems } from './read-problems';

const MAX_PAGES = 500;

/** The problems of all pages. */
export const problemsCall = countedCall('problems', (req) => {
  const limit = Number(req.searchParams.get('limit') ?? 6);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_PAGES) throw new BadQuery();
  return readProblems(req, limit);
});
