/** @jest-environment node */
import { listMetadata } from './list-metadata';

const before = { ...process.env };
beforeEach(() => void (process.env.SITE_URL = 'https://site.example'));
afterEach(() => void (process.env = { ...before }));

const path = 'https://site.example/en/reference/metro-projeleri';
const head = {
  title: 'Metro - Site',
  alternates: { canonical: path, types: { 'application/rss+xml': 'x' } },
  openGraph: { images: ['x'], url: path },
};
const list = (number: number, count: number, contentLanguage: 'tr' | 'en' = 'en') => ({
  ...{ link: 'metro-projeleri', number, count },
  page: { title: 'Metro', languages: ['tr' as const, 'en' as const], contentLanguage },
  model: { siteInfo: { title: 'Site' } } as Parameters<typeof listMetadata>[1]['model'],
});

test('a list on one page has the head of its category', () => {
  expect(listMetadata(head, list(1, 1), 'en')).toBe(head);
});

test('the first page of a longer list keeps its address, and names the next one', () => {
  expect(listMetadata(head, list(1, 3), 'en')).toEqual({ ...head, pagination: { next: `${path}/2` } });
});

test('a further page is its own canonical address, in every language, with a title of its own', () => {
  const found = listMetadata(head, list(2, 3), 'en');
  expect(found.pagination).toEqual({ previous: path, next: `${path}/3` });
  expect(found.alternates).toMatchObject({
    canonical: `${path}/2`,
    languages: {
      tr: 'https://site.example/reference/metro-projeleri/2',
      en: `${path}/2`,
      'x-default': 'https://site.example/reference/metro-projeleri/2',
    },
  });
  expect(found.title).toMatch(/^Metro, .*2.* - Site$/);
  expect(found.openGraph).toMatchObject({ url: `${path}/2`, images: ['x'] });
  expect(found.robots).toBeUndefined();
});

test('the last page names no next one', () => {
  expect(listMetadata(head, list(3, 3), 'en').pagination).toEqual({ previous: `${path}/2` });
});

test('a further page of a list without a translation names the Turkish address, as the first page does', () => {
  const found = listMetadata(head, list(2, 3, 'tr'), 'en');
  expect(found.alternates?.canonical).toBe('https://site.example/reference/metro-projeleri/2');
  expect(found.openGraph).toMatchObject({ url: 'https://site.example/reference/metro-projeleri/2' });
});
