/** @jest-environment node */
import { MAX_PLACES, usedError } from './usage';

// They need a database.
jest.mock('../editing/usage/mentions', () => ({}));
jest.mock('../finder/newest-pages', () => ({}));

test('the refusal to delete what very many pages show names the first of them', () => {
  const users = Array.from({ length: 10_000 }, (_, id) => {
    const pageKey = `p${id}`;
    return { id, pageKey, title: `P${id}`, link: `/page/${pageKey}`, categories: [], isPublic: true };
  });
  const { code, details } = usedError(users);
  const { pages } = details.data as { pages: object[] };
  expect([code, pages.length, pages[0]]).toEqual(['reusable_used', MAX_PLACES, { title: 'P0', link: '/page/p0' }]);
});
