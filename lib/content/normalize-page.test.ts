import { normalizePage, normalizePageKeys } from './normalize-page';
import { context, hero, raw } from '../../test/raw-page';

test('sections come in ascending order, unknown ones are left out', () => {
  expect(normalizePage(raw, 'tr', context)?.sections.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('sections of equal order keep the order of the backend', () => {
  const page = normalizePage({ ...raw, sections: [hero('z', 1), hero('y', 1), hero('x', 0)] }, 'tr', context);
  expect(page?.sections.map(({ id }) => id)).toEqual(['x', 'z', 'y']);
});

test('a translation falls back to Turkish key by key, in sections too', () => {
  const page = normalizePage(raw, 'en', context);
  expect(page).toMatchObject({ title: 'Title', description: 'Açıklama', contentLanguage: 'en' });
  expect(page?.sections).toEqual([{ id: 'b', type: 'hero', order: 20, title: 'B', subTitle: 'alt' }]);
  expect(page?.extraBlock).toMatchObject({ kind: 'html', html: '<p>ek</p>' });
});

test('a list of a translated section falls back item by item', () => {
  const list = (...items: object[]) => [{ id: 'l', type: 'accordion', order: 1, list: items }];
  const page = normalizePage(
    {
      ...raw,
      sections: list({ title: 'Bir', content: 'içerik' }, { title: 'İki' }),
      otherLangs: { en: { title: 'Title', sections: list({ title: 'One' }, {}) } },
    },
    'en',
    context,
  );
  expect(page?.sections[0]).toMatchObject({ list: [{ title: 'One', content: 'içerik' }, { title: 'İki' }] });
});

test('a page without a translation is in Turkish and marked as such', () => {
  const page = normalizePage({ ...raw, otherLangs: undefined }, 'en', context);
  expect(page).toMatchObject({ title: 'Başlık', contentLanguage: 'tr', languages: ['tr'] });
});

test.each([{}, { title: '' }, { sections: [] }, { title: null, data: null, sections: null }, 'Title', []])(
  'an empty copy is not a translation: %j',
  (copy) => {
    const page = normalizePage({ ...raw, otherLangs: { en: copy } }, 'en', context);
    expect(page).toMatchObject({ title: 'Başlık', contentLanguage: 'tr', languages: ['tr'] });
    expect(page?.sections).toHaveLength(2);
  },
);

test('a copy with only head texts leaves the content in Turkish, and marks it', () => {
  const page = normalizePage({ ...raw, otherLangs: { en: { title: 'Title', sections: [] } } }, 'en', context);
  expect(page).toMatchObject({ title: 'Title', contentLanguage: 'tr', languages: ['tr'] });
  expect(page?.sections.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('sections without text in the page’s language are marked as Turkish', () => {
  const sections = [hero('a', 10, { title: 'A' }), hero('b', 20), { id: 'c', type: 'clients', order: 30, list: [] }];
  const en = {
    title: 'Title',
    sections: [hero('a', 10, { title: 'In English' }), { id: 'b', type: 'hero', order: 20 }, sections[2]],
  };
  const page = normalizePage({ ...raw, sections, otherLangs: { en } }, 'en', context);
  expect(page).toMatchObject({ contentLanguage: 'en', languages: ['tr', 'en'] });
  expect(page?.sections.map(({ contentLanguage }) => contentLanguage)).toEqual([undefined, 'tr', undefined]);
  expect(page?.extraBlock).toMatchObject({ html: '<p>ek</p>', contentLanguage: 'tr' });
});

test('a copy whose sections have only pictures and links counts as Turkish', () => {
  const en = { title: 'Title', sections: [{ id: 'b', type: 'hero', order: 20, backgroundImage: '/x.jpg' }] };
  expect(normalizePage({ ...raw, otherLangs: { en } }, 'en', context)).toMatchObject({
    contentLanguage: 'tr',
    languages: ['tr'],
  });
});

test('items with an id find their twin by it, even in lists of different lengths', () => {
  const list = (...items: object[]) => [{ id: 'l', type: 'lastPosts', order: 1, title: 'x', list: items }];
  const page = normalizePage(
    {
      ...raw,
      sections: list({ id: 'a', title: 'A', date: '2026-01-01' }, { id: 'b', title: 'B', date: '2026-02-02' }),
      otherLangs: { en: { title: 'Title', sections: list({ id: 'b', title: 'Second' }) } },
    },
    'en',
    context,
  );
  expect(page?.sections[0]).toMatchObject({ list: [{ id: 'b', title: 'Second', date: '2026-02-02' }] });
});

test('a number and the same digits as text are one id, of sections and of items', () => {
  const list = (id: unknown, post: object) => [{ id, type: 'lastPosts', order: 1, list: [post] }];
  const turkish = list(1, { id: 7, title: 'Yedi', date: '2026-01-01' });
  const english = list('1', { id: '7', title: 'Seven' });
  const other = { id: '8', title: 'Eight' };
  const inEnglish = (sections: object[]) =>
    normalizePage({ ...raw, sections: turkish, otherLangs: { en: { title: 'Title', sections } } }, 'en', context);
  const [section] = inEnglish(english)?.sections ?? [];
  expect(section).toMatchObject({ id: '1', list: [{ id: '7', title: 'Seven', date: '2026-01-01' }] });
  expect(section).not.toHaveProperty('contentLanguage');
  const longer = english.map((one) => ({ ...one, list: [other, ...one.list] }));
  expect(inEnglish(longer)?.sections[0]).toMatchObject({ list: [{ title: 'Eight' }, { date: '2026-01-01' }] });
});

test.each([
  ['one section', hero('d', 1), 1],
  ['sections', [hero('d', 1), hero('e', 2)], 2],
])('the extra block can be %s', (_name, data, count) => {
  const block = normalizePage({ ...raw, data }, 'tr', context)?.extraBlock;
  expect(block?.kind === 'sections' && block.sections).toHaveLength(count);
});

test.each([null, undefined, '', [], 42, {}])('the extra block can be absent or unusable: %p', (data) => {
  expect(normalizePage({ ...raw, data }, 'tr', context)?.extraBlock).toBeNull();
});

test('a page without isVisible: true is hidden', () => {
  expect(normalizePage({ ...raw, isVisible: undefined }, 'tr', context)?.isVisible).toBe(false);
});

test('invalid colours are dropped', () => {
  const page = normalizePage({ ...raw, logoColor: '#fff', logoBgColor: 'expression(1)' }, 'tr', context);
  expect([page?.logoColor, page?.logoBgColor]).toEqual(['#fff', undefined]);
});

test('a page may have no title', () => {
  expect(normalizePage({ pageKey: 'k', isVisible: true }, 'en', context)).toMatchObject({ title: '', sections: [] });
});

test.each([null, 'x', [], {}, { pageKey: 1, title: 'T' }])('%p is not a page', (value) => {
  expect(normalizePage(value, 'tr', context)).toBeUndefined();
});

test.each(['sections', 'otherLangs', 'title', 'link', 'keywords'])(
  'nothing throws when %s has the wrong shape',
  (name) => {
    for (const value of [null, 1, 'x', [null, 1, [], {}], { en: 1 }, { en: { sections: 'x', data: [1] } }]) {
      expect(() => normalizePage({ ...raw, [name]: value }, 'en', context)).not.toThrow();
    }
  },
);

test('the list of pages leaves out entries without key or link', () => {
  const entries = [
    { pageKey: 'a', link: '/page/a', updatedAt: 'x', languages: ['tr', 'en', 'xx', 1] },
    { pageKey: 'b' },
    null,
  ];
  expect(normalizePageKeys(entries)).toEqual([
    { pageKey: 'a', link: '/page/a', updatedAt: 'x', languages: ['tr', 'en'] },
  ]);
  expect(normalizePageKeys({})).toBeUndefined();
});

test('a text of a page that has another shape counts as absent, and is reported by its name', () => {
  const warn = jest.fn();
  const shapes = { keywords: ['tünel'], description: { tr: 'x' }, summary: null };
  const page = normalizePage({ ...raw, ...shapes }, 'tr', { ...context, warn });
  expect(page).toMatchObject({ keywords: '', description: '', summary: '' });
  const reported = warn.mock.calls.map(([message]) => String(message)).filter((message) => message.includes('text'));
  expect(reported).toEqual([`${raw.pageKey}.description: expected text`, `${raw.pageKey}.keywords: expected text`]);
});
