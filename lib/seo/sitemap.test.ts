import { sitemapOf } from './sitemap';

test('every public page stands there once per language it is translated to', () => {
  const xml = sitemapOf(
    [
      { pageKey: 'homepage', link: '/', updatedAt: '2026-11-16T08:00:00Z', languages: ['tr', 'en'] },
      { pageKey: 'a&b', link: '/page/a&b', updatedAt: '', languages: ['tr'] },
      { pageKey: 'odd', link: '/odd', updatedAt: '', languages: ['tr'] },
    ],
    'https://site.example',
  );
  const found = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  expect(found.slice(0, 3)).toEqual([
    'https://site.example/',
    'https://site.example/en',
    'https://site.example/page/a&amp;b',
  ]);
  expect(found.slice(3)).toHaveLength(10);
  expect(found).toContain('https://site.example/en/reference/metro-projeleri');
  expect(xml).toContain('<lastmod>2026-11-16T08:00:00Z</lastmod>');
});
