import { frameOrigins } from '@/lib/cache/content-security-policy.mjs';

import { mapPlace } from './map-embed';

const osm = 'https://www.openstreetmap.org';
const google = 'https://www.google.com/maps';

test('an embed address is framed, and links to directions to its marker', () => {
  const place = mapPlace(
    `${osm}/export/embed.html?bbox=32.83%2C39.90%2C32.88%2C39.93&layer=mapnik&marker=39.92%2C32.855`,
  );
  expect(place).toEqual({
    provider: 'OpenStreetMap',
    embed: `${osm}/export/embed.html?bbox=32.83%2C39.90%2C32.88%2C39.93&layer=mapnik&marker=39.92%2C32.855`,
    link: `${osm}/directions?from=&to=39.92%2C32.855`,
  });
  const unmarked = mapPlace(`${osm}/export/embed.html?bbox=32.83,39.90,32.87,39.94`);
  expect(decodeURIComponent(unmarked.link)).toBe(`${osm}/directions?from=&to=39.92,32.85`);
  expect(unmarked.embed).not.toContain('marker');
});

test('an OpenStreetMap page becomes a frame around its centre, with its marker', () => {
  const link = `${osm}/?mlat=39.92&mlon=32.855#map=16/39.92/32.855`;
  const place = mapPlace(link);
  expect(place.link).toBe(link);
  const query = new URL(place.embed ?? '').searchParams;
  expect(query.get('marker')).toBe('39.92,32.855');
  const [west = 0, south = 0, east = 0, north = 0] = (query.get('bbox') ?? '').split(',').map(Number);
  expect((west + east) / 2).toBeCloseTo(32.855, 4);
  expect((south + north) / 2).toBeCloseTo(39.92, 4);
  expect(east - west).toBeCloseTo(1440 / 2 ** 16, 4);
});

test.each([
  [`${google}/place/Kemerkaya+M%C3%BChendislik/@39.92,32.855,17z/data=!3m1`, 'q=Kemerkaya+M%C3%BChendislik'],
  [`${google}/@39.92,32.855,17z`, 'q=39.92%2C32.855'],
  ['https://maps.google.com/?q=39.92,32.855', 'q=39.92%2C32.855'],
  ['https://www.google.com.tr/maps?q=Ankara', 'q=Ankara'],
  [`${google}/search/?api=1&query=Ankara+Kalesi`, 'q=Ankara+Kalesi'],
  [`${google}/dir/?api=1&destination=39.92,32.855`, 'q=39.92%2C32.855'],
  [`${google}/place/%E0%A4%A/@39.92,32.855,17z`, 'q=%EF%BF%BD%25A'],
])('%s is framed at its place', (link, query) => {
  expect(mapPlace(link)).toEqual({ provider: 'Google Maps', link, embed: `${google}?${query}&output=embed` });
});

test('a Google embed address is framed, and links to directions to its place', () => {
  const embed = `${google}/embed?pb=!1m18!1m12!1m3!1d3059!2d32.855!3d39.92!2m3`;
  expect(mapPlace(embed)).toEqual({
    provider: 'Google Maps',
    embed,
    link: `${google}/dir/?api=1&destination=39.92%2C32.855`,
  });
});

test.each([
  'https://maps.app.goo.gl/abc',
  'https://yandex.com.tr/harita/?ll=32.8,39.9',
  'https://www.google.com/search?q=Ankara',
  'https://google.evil.example/maps?q=Ankara',
  'https://openstreetmap.org.evil.example/export/embed.html?bbox=1,2,3,4',
  '/page/ulasim',
  '#harita',
])('%s is only a link', (link) => {
  expect(mapPlace(link)).toEqual({ link });
});

test.each([`${osm}/way/12345`, `${osm}/export/embed.html?bbox=x`, `${osm}/#map=16/999/32`, `${google}/@x,y`, google])(
  '%s has no place, so it is only a link',
  (link) => {
    expect(mapPlace(link).embed).toBeUndefined();
    expect(mapPlace(link).link).toBe(link);
  },
);

test('the policy allows every map to be framed', () => {
  expect(frameOrigins).toEqual(expect.arrayContaining([osm, 'https://www.google.com']));
});
