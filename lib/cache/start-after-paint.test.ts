/** @jest-environment jsdom */
import { Script, createContext } from 'node:vm';

import { startAfterPaint } from './start-after-paint.mjs';

const names = '(globalThis["TURBOPACK"] = []).push({"otherChunks":["static/chunks/main~1.js"]});';
const main = '/_next/static/chunks/main~1.js';
const page = `<body><script src="/a.js" async=""></script><script id="_R_">${names}</script><script src="${main}" async=""></script><p>x</p></body>`;

/** Runs the inline script of a page, with frames and tasks that come when the test says so. */
function run(html: string, isHidden: boolean) {
  const [, script = ''] = /<script id="_R_">(.*?)<\/script>/.exec(html) ?? [];
  const [frames, tasks]: (() => void)[][] = [[], []];
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  const requestAnimationFrame = (frame: () => void) => frames?.push(frame);
  const setTimeout = (task: () => void) => tasks?.push(task);
  new Script(script).runInContext(createContext({ document, requestAnimationFrame, setTimeout }));
  return {
    frame: () => frames?.splice(0).forEach((frame) => frame()),
    task: () => tasks?.splice(0).forEach((task) => task()),
  };
}

const started = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

afterEach(() => {
  document.head.replaceChildren();
  jest.restoreAllMocks();
});

test('the main script runs behind the first two frames', () => {
  const { frame, task } = run(startAfterPaint(page), false);
  task();
  expect(started()).toEqual([]);
  frame();
  task();
  expect(started()).toEqual([]);
  frame();
  // What runs in the frame itself would run before it is painted.
  expect(started()).toEqual([]);
  task();
  expect(started()).toEqual([main]);
});

test('a page that nobody sees starts at once', () => {
  run(startAfterPaint(page), true);
  expect(started()).toEqual([main]);
});

test('the names of the scripts are there before, and nothing else changes', () => {
  const html = startAfterPaint(page);
  expect(html).toContain(`<script id="_R_">${names};`);
  expect(html.replace(/<script id="_R_">.*?<\/script>/, '')).toBe(
    '<body><script src="/a.js" async=""></script><p>x</p></body>',
  );
  expect(startAfterPaint(html)).toBe(html);
});

test('the payload goes on in the same script', () => {
  const payload = '(self.__next_f=self.__next_f||[]).push([0]);';
  const html = startAfterPaint(page.replace('<p>', `<script>${payload}</script><p>`));
  expect(html.match(/<script>/g)).toBeNull();
  expect(html).toContain(`;${payload}</script><p>`);
  expect(() => new Script(/<script id="_R_">(.*?)<\/script>/.exec(html)?.[1] ?? '')).not.toThrow();
});

describe('with a script that the scripts of a page are merged into', () => {
  const merged = {
    src: '/_next/static/chunks/start-1.js',
    main,
    parts: ['/a.js', '/b.js'],
    start: { otherChunks: ['static/chunks/main~1.js'] },
  };
  const scripts = '<script src="/b.js" async=""></script><script src="/a.js" async=""></script>';
  const preload = (src: string) => `<link rel="preload" as="script" fetchPriority="low" href="${src}"/>`;
  const whole = `<head>${preload(main)}${scripts}</head>${page.replace('<script src="/a.js" async=""></script>', '')}`;

  test('a page has that one alone, preloaded and started as its main script was', () => {
    const html = startAfterPaint(whole, merged);
    expect(html.match(/[\w/~.-]+\.js/g)).toEqual([merged.src, merged.src]);
    expect(html).toContain(`<head>${preload(merged.src)}</head>`);
    expect(html).not.toContain('TURBOPACK');
    run(html, true);
    expect(started()).toEqual([merged.src]);
    expect(startAfterPaint(html, merged)).toBe(html);
  });

  test.each([
    ['lacks one of them', whole.replace('<script src="/b.js" async=""></script>', '')],
    ['has another main script', whole.replaceAll('main~1', 'main~2')],
    ['tells its main script something else', whole.replace('"otherChunks":[', '"otherChunks":["x",')],
  ])('a page that %s keeps its own', (_why, html) => expect(startAfterPaint(html, merged)).toBe(startAfterPaint(html)));

  test('a script that only that page has stays', () => {
    const html = startAfterPaint(whole.replace(scripts, `${scripts}<script src="/c.js" async=""></script>`), merged);
    expect(html.match(/[\w/~.-]+\.js/g)).toEqual([merged.src, '/c.js', merged.src]);
  });
});

test.each([
  page.replace(`</script><script src="${main}`, `</script> <script src="${main}`),
  page.replace(`${main}" async=""`, `${main}" async="" nonce="a"`),
  page.replace(names, '</script><b>'),
  '<p>x</p>',
])('a page that Next would write otherwise stays as it is', (html) => expect(startAfterPaint(html)).toBe(html));
