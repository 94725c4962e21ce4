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

describe('the backend’s answer', () => {
  let visitors = 0;
  const searchAs = (page = 1, language: 'tr' | 'en' = 'tr') => {
    visitors += 1;
    return searchPages({ query: 'jet grout', page }, language, `198.18.0.${visitors}`);
  };
  const answer = (status: number, body: unknown) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(body), { status }));
  const result = (more: object = {}) => ({ link: '/page/a', title: { text: 'Baraj' }, language: 'tr', ...more });

  test('is requested by query, language and page, without a cache', async () => {
    const fetched = answer(200, { success: true, data: { results: [] } });
    await searchAs(3, 'en');
    const [url, options] = fetched.mock.calls[0] ?? [];
    const { pathname, searchParams } = new URL(String(url));
    expect(pathname).toBe('/api/SearchPages');
    expect(Object.fromEntries(searchParams)).toEqual({ query: 'jet grout', language: 'en', limit: '10', offset: '20' });
    expect(options).toMatchObject({ cache: 'no-store', redirect: 'error' });
  });

  test.each([
    [
      [
        [0, 2],
        [3, 5],
      ],
      [
        [0, 2],
        [3, 5],
      ],
    ],
    [[[0, 5]], [[0, 5]]],
    [
      [
        [0, 2],
        [2, 3],
      ],
      [
        [0, 2],
        [2, 3],
      ],
    ],
    [
      [
        [3, 5],
        [0, 2],
      ],
      [[3, 5]],
    ],
    [
      [
        [0, 3],
        [2, 5],
      ],
      [[0, 3]],
    ],
    [
      [
        [2, 2],
        [3, 1],
        [0, 6],
        [-1, 2],
      ],
      [],
    ],
    [[['0', 2], [0, '2'], [0.5, 2], [0], null, 5, 'x'], []],
    ['x', []],
    [undefined, []],
  ])('marks of %j are %j', async (marks, expected) => {
    results = [result({ title: { text: 'Baraj', marks }, excerpt: { text: 'Baraj', marks } })];
    const found = await searchAs();
    expect(found).toMatchObject({
      results: [{ title: { marks: expected }, excerpt: { text: 'Baraj', marks: expected } }],
    });
  });

  test.each([
    null,
    'x',
    result({ title: {} }),
    result({ title: 'Baraj' }),
    result({ title: { text: 5 } }),
    result({ link: 5 }),
    result({ link: 'https://evil.example/' }),
    result({ link: '//evil.example/' }),
    result({ link: undefined }),
  ])('%j is not a result', async (raw) => {
    results = [raw];
    expect(await searchAs()).toEqual({ kind: 'found', total: 1, results: [] });
  });

  test.each([
    ['en', 'en'],
    ['xx', 'tr'],
    [undefined, 'tr'],
    [5, 'tr'],
  ])('a page in %j is shown as one in %s', async (language, expected) => {
    results = [result({ language, excerpt: 'x' })];
    expect(await searchAs()).toMatchObject({ results: [{ language: expected, excerpt: { text: '', marks: [] } }] });
  });

  test('links to the requested language', async () => {
    results = [result()];
    expect(await searchAs(1, 'en')).toMatchObject({ results: [{ address: '/en/page/a' }] });
  });

  test.each([
    [25, 25],
    [undefined, 1],
    ['25', 1],
    [2.5, 1],
  ])('a total of %j counts %i', async (total, expected) => {
    answer(200, { success: true, data: { total, results: [result()] } });
    expect(await searchAs()).toMatchObject({ kind: 'found', total: expected });
  });

  describe('a failure of the backend', () => {
    const lines: string[] = [];
    beforeEach(() => {
      lines.length = 0;
      jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
      jest.spyOn(console, 'info').mockImplementation(() => undefined);
    });
    // The state belongs to the process: the next outage is logged only after a successful answer.
    afterEach(async () => {
      answer(200, { success: true, data: { results: [] } });
      await searchAs();
    });

    test.each([
      [200, { success: false }],
      [404, { success: false }],
      [500, { success: true, data: { results: [] } }],
      [200, { success: true, data: 'x' }],
      [200, { success: true, data: { results: {} } }],
    ])('is %i with %j', async (status, body) => {
      answer(status, body);
      expect(await searchAs()).toEqual({ kind: 'unavailable' });
    });

    test('is a missing answer, which is logged', async () => {
      jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('refused'));
      expect(await searchAs()).toEqual({ kind: 'unavailable' });
      expect(lines).toEqual([expect.stringContaining('fails (SearchPages: no connection')]);
    });
  });

  test('eight visitors wait for it at once, and further ones are turned away until one has it', async () => {
    const waiting: ((response: Response) => void)[] = [];
    const fetched = jest.spyOn(globalThis, 'fetch');
    fetched.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
    const held = Array.from({ length: 8 }, () => searchAs());
    while (waiting.length < 8) await new Promise((resolve) => setImmediate(resolve));
    expect(await searchAs()).toEqual({ kind: 'unavailable' });
    expect(waiting).toHaveLength(8);
    for (const resolve of waiting) resolve(new Response('{"success":true,"data":{"results":[]}}'));
    expect((await Promise.all(held)).every(({ kind }) => kind === 'found')).toBe(true);
    answer(200, { success: true, data: { results: [] } });
    expect((await searchAs()).kind).toBe('found');
  });
});
