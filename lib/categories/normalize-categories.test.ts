import { normalizeCategories } from './normalize-categories';

const read = (sent: unknown, language: 'tr' | 'en' = 'tr') => {
  const warnings: string[] = [];
  const resolveMedia = (src: string) => (src.startsWith('/') ? src : undefined);
  const categories = normalizeCategories(sent, language, { resolveMedia, warn: (message) => warnings.push(message) });
  return { categories, warnings };
};

const bridges = {
  key: 'bridges',
  link: 'kopruler',
  carousel: 'references',
  name: 'Köprü',
  title: 'Köprüler',
  titleOtherLangs: { en: 'Bridges' },
  description: 'Yaptıklarımız',
  color: 'rgb(1, 2, 3)',
  logos: [{ img: '/a.svg', text: 'A' }, { img: { src: '/b.svg', alt: 'B logo' } }, { img: 'b.svg' }, 5],
};

test('a list has its page, its texts in the language, its colour and its logos', () => {
  expect(read([bridges]).categories).toMatchObject([
    {
      ...{ key: 'bridges', link: 'kopruler', path: '/reference/kopruler', carousel: 'references', title: 'Köprüler' },
      ...{ description: 'Yaptıklarımız', color: 'rgb(1, 2, 3)', languages: ['tr', 'en'], contentLanguage: 'tr' },
      logos: [
        { img: { src: '/a.svg' }, text: 'A' },
        { img: { src: '/b.svg' }, text: 'B logo' },
      ],
    },
  ]);
  expect(read([bridges], 'en').categories).toMatchObject([{ title: 'Bridges', contentLanguage: 'en' }]);
});

test('one without a translation is in the default language', () => {
  const sent = [{ key: 'bridges', link: 'kopruler', name: 'Köprü' }];
  const expected = { title: 'Köprü', languages: ['tr'], contentLanguage: 'tr', color: '#3F76A6', logos: [] };
  expect(read(sent, 'en').categories).toMatchObject([expected]);
});

test.each([undefined, null, {}, 'x', 5])('%j has no lists', (sent) => {
  expect(read(sent)).toEqual({ categories: [], warnings: [] });
});

test.each([[{}], [{ key: '' }], [{ key: 5 }], [{ key: 'a b' }], [{ key: 'x'.repeat(101) }], ['x'], [null]])(
  '%j is left out, with a warning',
  (entry) => {
    const { categories, warnings } = read([entry, bridges]);
    expect(categories.map(({ key }) => key)).toEqual(['bridges']);
    expect(warnings).toHaveLength(1);
  },
);

test.each(['A', 'a/b', '..', '.', 'a b', 'a?b', '%61', 'ş', 'x'.repeat(201), 5, {}])(
  'a list with the address %j has no page',
  (link) => {
    const { categories, warnings } = read([{ ...bridges, link }]);
    expect(categories[0]).not.toHaveProperty('path');
    expect(warnings).toHaveLength(1);
  },
);

test('of two lists with one key the first one stays, and of two with one address the first one has the page', () => {
  const { categories } = read([bridges, { ...bridges, title: 'x' }, { ...bridges, key: 'dams' }]);
  expect(categories.map(({ key, path }) => [key, path])).toEqual([
    ['bridges', '/reference/kopruler'],
    ['dams', undefined],
  ]);
});

test('colours and carousels that are not valid are left out', () => {
  const { categories } = read([{ ...bridges, color: 'url(x)', carousel: 'third' }]);
  expect(categories).toMatchObject([{ color: '#3F76A6', carousel: undefined }]);
});
