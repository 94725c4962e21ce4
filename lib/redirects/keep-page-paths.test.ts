/** @jest-environment node */
import { plainSpelling } from './plain-spelling';
import { currentPagePaths, keepPagePaths, refreshPagePaths } from './keep-page-paths';

jest.mock('../backend/outage-log', () => ({ reportBackend: () => undefined }));

let fetched: jest.SpiedFunction<typeof fetch>;
beforeEach(() => void (fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('refused'))));
const answer = (status: number, body: unknown) =>
  fetched.mockImplementationOnce(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
const isKnown = (path: string) => currentPagePaths().exact.has(path);

test('the page paths are those of the backend’s last answer, and the fixed ones of every site', async () => {
  expect([isKnown('/about'), isKnown('/page/jet-grout')]).toEqual([true, false]);
  answer(200, { success: true, data: [{ link: '/page/jet-grout' }, { link: 5 }, null, 'x', { link: 'evil.example' }] });
  await refreshPagePaths();
  expect(String(fetched.mock.lastCall?.[0])).toMatch(/\/api\/GetPageKeys\?limit=1000$/);
  expect([isKnown('/about'), isKnown('/page/jet-grout'), isKnown('evil.example')]).toEqual([true, true, false]);
  answer(500, {});
  await refreshPagePaths();
  fetched.mockRejectedValueOnce(new Error('refused'));
  await refreshPagePaths();
  expect(isKnown('/page/jet-grout')).toBe(true);
  // Neither a list of pages nor a model: the last one stays.
  answer(404, { success: false, message: 'x' });
  await refreshPagePaths();
  expect(isKnown('/page/jet-grout')).toBe(true);
});

test('a fetch that failed is repeated after five seconds', async () => {
  jest.useFakeTimers();
  await refreshPagePaths();
  answer(200, { success: true, data: [{ link: '/page/late' }] });
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  expect(isKnown('/page/late')).toBe(true);
});

describe('of a backend without GetPageKeys', () => {
  const pageOf = (link: unknown, isVisible = true) => ({ pageKey: 'x', link, isVisible });
  const many = Array.from({ length: 130 }, (_, index) => pageOf(`/page/n${index}`));
  const model = {
    menu: {
      a: { link: '/page/menu', linkOtherLangs: { en: '/en/page/menu-en' }, dropdown: { b: { link: '/page/Alt?x#y' } } },
      c: { link: 'https://x.example/page/out', megamenu: [{ dropdown: [{ link: '/page/köprü' }, { link: 5 }] }] },
    },
    categories: [{ key: 'one' }, { key: 'parts' }, { key: 'none' }],
  };
  const answers: Record<string, object> = {
    GetApplicationModel: { data: model },
    'category=one&limit=24&offset=0': { data: [pageOf('/page/bir'), pageOf('/page/gizli', false), pageOf(7), null] },
    ...Object.fromEntries(
      [0, 24, 48, 72, 96, 120].map((offset) => [
        `category=parts&limit=24&offset=${offset}`,
        { data: many.slice(offset, offset + 24), total: many.length },
      ]),
    ),
  };
  let failing: string | undefined;
  beforeEach(() => {
    failing = undefined;
    fetched.mockImplementation(async (url) => {
      if (failing && String(url).includes(failing)) return new Response('{}', { status: 500 });
      const [, found] = Object.entries(answers).find(([part]) => `${String(url)}&`.includes(`${part}&`)) ?? [];
      return new Response(JSON.stringify({ success: Boolean(found), message: '', ...found }), {
        status: found ? 200 : 404,
      });
    });
  });

  test('the page paths are those of its menu, in every language, and of its lists', async () => {
    await refreshPagePaths();
    const known = ['/page/menu', '/page/menu-en', '/page/Alt', '/page/k%C3%B6pr%C3%BC', '/page/bir', '/page/n129'];
    expect(known.filter((path) => !isKnown(path))).toEqual([]);
    expect(['/page/out', '/page/gizli', '/page/jet-grout'].filter(isKnown)).toEqual([]);
    expect(currentPagePaths().bySmall.get('/page/alt')).toBe('/page/Alt');
  });

  test('a list that fails keeps its pages, and holds up no other', async () => {
    answers['category=one&limit=24&offset=0'] = { data: [pageOf('/page/bir')] };
    await refreshPagePaths();
    failing = 'category=parts';
    answers['category=one&limit=24&offset=0'] = { data: [pageOf('/page/iki')] };
    await refreshPagePaths();
    expect(['/page/menu', '/page/bir', '/page/iki', '/page/n129'].filter(isKnown)).toEqual([
      '/page/menu',
      '/page/iki',
      '/page/n129',
    ]);
  });

  test('they stay when there is no menu', async () => {
    await refreshPagePaths();
    failing = 'GetApplicationModel';
    await refreshPagePaths();
    expect([isKnown('/page/menu'), isKnown('/page/n129')]).toEqual([true, true]);
  });

  test('a link of the menu with other capitals than a page leads to the page', async () => {
    model.menu.c.link = '/About';
    model.menu.a.dropdown.b.link = '/page/N129';
    await refreshPagePaths();
    const paths = currentPagePaths();
    expect(['/About', '/page/N129'].map((path) => plainSpelling(paths, path))).toEqual(['/about', '/page/n129']);
  });
});

test('a list in parts is taken over whole, or not at all', async () => {
  answer(200, { success: true, data: [{ link: '/page/a' }], next: 'x' });
  answer(200, { success: true, data: [{ link: '/page/b' }] });
  await refreshPagePaths();
  expect([isKnown('/page/a'), isKnown('/page/b')]).toEqual([true, true]);
  answer(200, { success: true, data: [{ link: '/page/c' }], next: 'x' });
  answer(500, {});
  await refreshPagePaths();
  expect([isKnown('/page/a'), isKnown('/page/c')]).toEqual([true, false]);
});

test('of several changes during a fetch, one more fetch takes over all', async () => {
  for (const name of ['d', 'e']) answer(200, { success: true, data: [{ link: `/page/${name}` }] });
  await Promise.all([refreshPagePaths(), refreshPagePaths(), refreshPagePaths()]);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect([isKnown('/page/d'), isKnown('/page/e')]).toEqual([false, true]);
});

describe('while the server runs', () => {
  const before = { ...process.env };
  let asked: jest.SpiedFunction<typeof fetch>;

  beforeEach(() => {
    jest.useFakeTimers();
    asked = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response(JSON.stringify({ success: true, data: [] })));
  });

  afterEach(() => {
    process.env = { ...before };
    jest.useRealTimers();
  });

  test.each([
    ['60', 60],
    // A timer treats a longer delay as zero.
    ['31536000', 86_400],
  ])('the page paths are fetched at once, and then every %s seconds, or %i', async (seconds, expected) => {
    process.env.REVALIDATE_SECONDS = seconds;
    keepPagePaths();
    await jest.advanceTimersByTimeAsync(expected * 1000 - 1);
    expect(asked).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(expected * 1000);
    expect(asked).toHaveBeenCalledTimes(3);
  });
});
