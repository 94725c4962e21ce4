import { brandToWire, mediaIdsOfBrand } from './brand';

const logo = { id: 3, filename: 'logo.svg', width: 200, height: 50, alt: { tr: 'Ad' } };
const font = { id: 4, filename: 'own.woff2' };
const media = new Map([
  [3, logo],
  [4, font],
]);

test('a brand that nobody has saved is not sent', () => {
  expect(brandToWire({}, media)).toBeUndefined();
  expect(
    brandToWire({ theme: null, colors: { ink: '' }, fonts: {}, stations: null, logo: null }, media),
  ).toBeUndefined();
});

test('a brand is sent with what was chosen', () => {
  const facts = { weights: [400, 700], metrics: { size: 98, ascent: 90, descent: 22 } };
  const stored = {
    theme: 'editorial',
    colors: { ink: '#111111', accent: null },
    fonts: { pairing: 'technical', own: 4, ownFacts: facts },
    stations: 'off',
    header: 'dark',
    logo: 3,
  };
  expect(brandToWire(stored, media)).toEqual({
    theme: 'editorial',
    colors: { ink: '#111111' },
    fonts: { pairing: 'technical', own: { src: '/media/own.woff2', ...facts } },
    stations: false,
    header: 'dark',
    logo: { src: '/media/logo.svg', width: 200, height: 50, alt: 'Ad' },
  });
  expect(mediaIdsOfBrand(stored)).toEqual([3, 4]);
});
