import { normalizeBrand } from './normalize-brand';

const warn = jest.fn();
const context = {
  warn,
  sanitizeHtml: (html: string) => html,
  resolveLink: (href: string) => href,
  resolveMedia: (src: string) => (src.startsWith('/media/') ? src : undefined),
};
const brand = (sent: unknown) => normalizeBrand(sent, context);

beforeEach(() => warn.mockClear());

test('a host without a brand has none', () => expect(brand(undefined)).toBeUndefined());

test('a brand is read as it was sent', () => {
  const own = { src: '/media/a.woff2', weights: [400, 700], metrics: { size: 98, ascent: 90, descent: 22 } };
  const sent = {
    theme: 'editorial',
    colors: { ink: '#111111', accent: '#C00' },
    fonts: { pairing: 'technical', own },
    corners: 'soft',
    lines: 'none',
    stations: false,
    header: 'dark',
    logo: { src: '/media/logo.svg', width: 200, height: 50, alt: '' },
  };
  expect(brand(sent)).toMatchObject({
    theme: 'editorial',
    colors: { ink: '#111111', accent: '#c00' },
    pairing: 'technical',
    ownFont: own,
    corners: 'soft',
    lines: 'none',
    stations: false,
    header: 'dark',
    logo: { src: '/media/logo.svg', width: 200, height: 50 },
  });
  expect(warn).not.toHaveBeenCalled();
});

test('what is not known is left out', () => {
  const sent = {
    theme: 'x',
    colors: { ink: 'red;}', accent: 'url(x)' },
    corners: 5,
    stations: 'on',
    logo: 'http://x/y',
  };
  expect(brand(sent)).toEqual({ theme: 'drawing', colors: {} });
});

test('colours that cannot be read together are left out as a whole, with a warning', () => {
  expect(brand({ colors: { ink: '#ccc', accent: '#c00000' } })?.colors).toEqual({});
  expect(warn).toHaveBeenCalledWith('brand: cannot be read: ink');
});

test.each([
  { src: "/media/a'){}.woff2" },
  { weights: [700, 400] },
  { weights: ['400', '700'] },
  { metrics: { size: 0, ascent: 1, descent: 1 } },
  { metrics: undefined },
])('a font with %j is left out', (wrong) => {
  const own = { src: '/media/a.woff2', weights: [400, 700], metrics: { size: 98, ascent: 90, descent: 22 }, ...wrong };
  expect(brand({ fonts: { own } })?.ownFont).toBeUndefined();
});

test('a font of another origin is left out with a warning: pages could not load it', () => {
  const src = 'https://cdn.example/a.woff2';
  const own = { src, weights: [400, 700], metrics: { size: 98, ascent: 90, descent: 22 } };
  const elsewhere = { ...context, resolveMedia: (address: string) => address };
  expect(normalizeBrand({ fonts: { own } }, elsewhere)?.ownFont).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(`brand: a font has to be relative to the host: ${src}`);
});
