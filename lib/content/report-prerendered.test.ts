import { reportPrerendered, reportUnlisted } from './report-prerendered';

test('a build says once how many pages it makes, and what happens to the others', () => {
  const said = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  reportPrerendered(200, 9768);
  reportPrerendered(200, 9768);
  reportPrerendered(45, 45);
  reportUnlisted('no connection');
  expect(said.mock.calls.flat()).toEqual([
    'build: 200 of 9768 pages below /page/ are prerendered, in every language; the others are made when they are first asked for (PRERENDER_PAGES)',
    'build: 45 of 45 pages below /page/ are prerendered, in every language',
    'build: no page below /page/ is prerendered, because their list could not be fetched (no connection)',
  ]);
});
