/** @jest-environment node */
import { isLive } from './is-live';

const answer = (status: number, ...metas: [string, string][]) => ({
  status,
  head: `<head>${metas.map(([name, content]) => `<meta name="${name}" content="${content}"/>`).join('')}`,
  isStale: false,
});
const page = { revision: 'r2', lists: {} };

test('a page is live with the revision that the backend has', () => {
  expect(isLive(answer(200, ['content-revision', 'r2']), page, 'tr')).toBe(true);
  expect(isLive(answer(200, ['content-revision', 'r1']), page, 'tr')).toBe(false);
  expect(isLive(answer(200), page, 'tr')).toBe(false);
  expect(isLive(answer(404), page, 'tr')).toBe(false);
  expect(isLive(answer(500, ['content-revision', 'r2']), page, 'tr')).toBe(false);
});

test.each([301, 307, 308, 404, 410])('the status %i means that a page was withdrawn or moved', (status) => {
  expect(isLive(answer(status), { revision: null, lists: {} }, 'tr')).toBe(true);
});

test('a withdrawn page that is still public, or fails, is not live', () => {
  expect(isLive(answer(200, ['content-revision', 'r1']), { revision: null, lists: {} }, 'tr')).toBe(false);
  expect(isLive(answer(503), { revision: null, lists: {} }, 'tr')).toBe(false);
});

test('without a home page, the page that says so is live', () => {
  const preparing = answer(200, ['content-preparing', 'true']);
  expect(isLive(preparing, { revision: null, lists: {} }, 'tr')).toBe(true);
  expect(isLive(preparing, page, 'tr')).toBe(false);
});

test('the lists of a page must be new too, in its language', () => {
  const state = { revision: 'r2', lists: { tr: 'a', en: 'b' } };
  const shown = answer(200, ['content-revision', 'r2'], ['content-lists', 'a']);
  expect(isLive(shown, state, 'tr')).toBe(true);
  expect(isLive(shown, state, 'en')).toBe(false);
});

test('if the backend has no revisions, any answer is enough', () => {
  expect(isLive(answer(200), { revision: undefined, lists: {} }, 'tr')).toBe(true);
  expect(isLive(answer(500), { revision: undefined, lists: {} }, 'tr')).toBe(false);
});

test('the frame of a page must be new, in its language; without a home page there is none', () => {
  const state = { lists: {}, frame: { tr: 'f2', en: 'e2' } };
  expect(isLive(answer(200, ['content-revision', 'r1'], ['content-frame', 'f2']), state, 'tr')).toBe(true);
  expect(isLive(answer(200, ['content-frame', 'f2']), state, 'en')).toBe(false);
  expect(isLive(answer(200, ['content-frame', 'f1']), state, 'tr')).toBe(false);
  expect(isLive(answer(404, ['content-frame', 'f2']), state, 'tr')).toBe(false);
  expect(isLive(answer(200, ['content-preparing', 'true']), state, 'tr')).toBe(true);
});
