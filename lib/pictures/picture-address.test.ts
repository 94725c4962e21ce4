import { isPictureWidth, phoneCandidates, pictureAddresses, pictureSource } from './picture-address';

const widthsIn = (srcSet = '') =>
  [...srcSet.matchAll(/\/[wd](\d+)\/\S+ \1w(?:, |$)/g)].map(([, width]) => Number(width));

test.each([
  [0, Infinity, [480, 800, 1200, 1600, 2000]],
  [0, 1600, [480, 800, 1200, 1600]],
  [0, 1500, [480, 800, 1200, 1600]],
  [0, 1200, [480, 800, 1200]],
  [0, 300, [480]],
  [800, 750, [800]],
  [800, 1200, [800, 1200]],
  [800, 300, [480]],
])('from %d to %d pixels the candidates are %j', (from, to, expected) => {
  const { srcSet, src } = pictureAddresses('/media/a,b.jpg', { sizes: '100vw', from, to });
  expect(widthsIn(srcSet)).toEqual(expected);
  expect(src).toBe(`/media/w${expected.at(-1)}/a%2Cb.jpg`);
});

test.each([
  ['400px', 160],
  ['25vw', 160],
  ['(min-width: 768px) 50vw, 100vw', 320],
  ['(min-width: 1200px) calc(100vw - 96px), 130vw', 800],
])('a picture of %s begins with %d pixels', (sizes, first) => {
  expect(widthsIn(pictureAddresses('/media/a.jpg', { sizes }).srcSet)[0]).toBe(first);
});

test.each([
  ['/media/a.jpg', '/media/d752/a.jpg'],
  ['/media/portrait/a%20b.jpg.webp', '/media/d752/portrait/a%20b.jpg.webp'],
  ['/media/~/files/%61.jpg', '/media/d752/~/files/a.jpg'],
  ['/media/köprü.jpg', '/media/d752/k%C3%B6pr%C3%BC.jpg'],
  ['https://CDN.example:8443/a/b.jpg', '/media/d752/@cdn.example:8443/a/b.jpg'],
])('the name of %s is %s', (src, expected) => {
  expect(pictureAddresses(src, { sizes: '100vw', to: 752, kind: 'd' }).src).toBe(expected);
});

test.each([
  '/media/logo.svg',
  '/media/film.GIF',
  '/media/a.jpg?v=1',
  '/media/a%zz.jpg',
  '/media/a/../b.jpg',
  '/media/a%2Fb.jpg',
  '/media/',
  'https://cdn.example/a.jpg?signature=x',
  'https://cdn.example/',
  'blob:https://site.example/1',
  'data:image/png;base64,AA',
  '/drawings/a.png',
])('%s is served as it is', (src) => {
  expect(pictureAddresses(src, { sizes: '100vw' })).toEqual({ src });
});

test.each(['a/', '/a', 'a//b', '.', 'a%00.jpg', 'a%5Cb.jpg', 'x'.repeat(500)])(
  '%s is not the name of a picture',
  (path) => {
    expect(pictureSource(path)).toBeUndefined();
  },
);

test.each([
  [300, [752]],
  [752, [752]],
  [900, [752, 1200]],
  [2000, [752, 1200]],
  [undefined, [752, 1200]],
])('a phone chooses for a picture of %s pixels among %j, compressed more', (width, expected) => {
  const srcSet = phoneCandidates('/media/a.jpg', width) ?? '';
  expect(widthsIn(srcSet)).toEqual(expected);
  expect(srcSet).toMatch(/^\/media\/d752\/a\.jpg 752w/);
});

test('a drawing has no candidates for phones', () => expect(phoneCandidates('/media/a.svg')).toBeUndefined());

test.each([
  ['w', 800, true],
  ['w', 752, false],
  ['d', 752, true],
  ['d', 480, false],
  // Pages of former versions name it.
  ['d', 800, true],
] as const)('%s%d is a width: %s', (kind, width, is) => expect(isPictureWidth(kind, width)).toBe(is));
