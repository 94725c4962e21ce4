import { describe as describeSection } from './for-editors';
import { MAX_PLACES_IN_LIST } from './usage';

// They need a database.
jest.mock('../editing/usage/mentions', () => ({}));
jest.mock('../finder/newest-pages', () => ({}));
jest.mock('../editing/pages/read-page', () => ({}));

const users = Array.from({ length: 200 }, (_, id) => {
  const pageKey = `p${id}`;
  return { id, pageKey, title: `P${id}`, link: `/page/${pageKey}`, categories: [], isPublic: true };
});
const newest = { page: { uuid: 'u', pageKey: 'ortak', title: { tr: 'Ortak' }, sections: [] }, isPublic: true };

test('a list of all sections names a few pages of each, and counts them all', () => {
  const listed = describeSection(newest as never, users, MAX_PLACES_IN_LIST);
  expect(listed).toMatchObject({ usedOnCount: 200, usedOn: [{ title: 'P0' }, { title: 'P1' }, { title: 'P2' }] });
  expect(JSON.stringify(listed).length).toBeLessThan(600);
});
