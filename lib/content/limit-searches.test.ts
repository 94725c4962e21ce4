/** @jest-environment node */
import { searchPages } from './search-pages';

const asked: string[] = [];
let results: unknown[] = [];

beforeEach(() => {
  asked.length = 0;
  results = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    asked.push(String(input));
    return Promise.resolve(new Response(JSON.stringify({ success: true, data: { total: results.length, results } })));
  });
});

const search = (visitor: string) => searchPages({ query: 'jet', page: 1 }, 'tr', visitor);

test('a visitor with too many searches is refused without a backend call; others are answered', async () => {
  let answered = 0;
  while ((await search('203.0.113.7')).kind === 'found' && answered < 1000) answered += 1;
  expect(answered).toBeGreaterThanOrEqual(100);
  expect(answered).toBeLessThan(1000);
  const before = asked.length;
  await expect(search('203.0.113.7')).resolves.toEqual({ kind: 'unavailable' });
  expect(asked).toHaveLength(before);
  await expect(search('198.51.100.2')).resolves.toEqual({ kind: 'found', total: 0, results: [] });
});

test.each([
  ['project', { kind: 'project' }],
  ['<b>', {}],
  [{}, {}],
  [undefined, {}],
])('a kind %j becomes %j: it may be missing, and an unknown one is left out', async (kind, expected) => {
  results = [{ link: '/page/a', title: { text: 'A', marks: [] }, excerpt: {}, language: 'tr', kind }];
  const answer = await search('192.0.2.9');
  const excerpt = { text: '', marks: [] };
  const [title, language] = [{ text: 'A', marks: [] }, 'tr'];
  expect(answer).toEqual({
    kind: 'found',
    total: 1,
    results: [{ address: '/page/a', title, excerpt, language, ...expected }],
  });
});
