/** @jest-environment node */
import { parseContext } from './parse-context';

const before = { ...process.env };

beforeEach(() => {
  process.env.BACKEND_URL = 'http://127.0.0.1:3001';
});

afterEach(() => {
  process.env = { ...before };
});

test('links get the language of the page, in sanitised HTML too', () => {
  const { resolveLink, sanitizeHtml } = parseContext('en');
  expect(resolveLink('/page/a')).toBe('/en/page/a');
  expect(sanitizeHtml('<p><a href="/page/a">a</a></p><script>x</script>')).toBe('<p><a href="/en/page/a">a</a></p>');
  expect(parseContext('tr').resolveLink('/page/a')).toBe('/page/a');
});

test('media are allowed from the backend only', () => {
  const { resolveMedia } = parseContext('tr');
  expect(resolveMedia('/media/a.jpg')).toBeDefined();
  expect(resolveMedia('https://evil.example/a.jpg')).toBeUndefined();
});

test('media that are named by a query are left out, with a warning', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(parseContext('tr').resolveMedia('/files/get?id=12')).toBeUndefined();
  expect(warn.mock.calls).toEqual([
    ['content: /files/get?id=12: the path has to name the file, a query is not passed on'],
  ]);
});

test('a defect of the content is logged once, and a thousand at most', () => {
  const lines: string[] = [];
  jest.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
  for (const language of ['tr', 'en', 'tr'] as const) parseContext(language).warn('p.title: expected text');
  expect(lines).toEqual(['content: p.title: expected text']);
  for (let index = 0; index < 1100; index += 1) parseContext('tr').warn(`defect ${index}`);
  // One more has been logged by the test above.
  expect(lines).toHaveLength(1000);
});
