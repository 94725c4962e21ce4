import { normalizePage, normalizePageKeys } from './normalize-page';
import { context, hero, raw } from '../../test/raw-page';

describe('unusual input of a backend', () => {
  const pageOf = (changes: object, language: 'tr' | 'en' = 'tr') =>
    normalizePage({ ...raw, ...changes }, language, context);

  test('a page has its sent values, and no others', () => {
    const said = {
      ...{
        keywords: 'a, b',
        summary: 'Özet',
        revision: 'r1',
        updatedAt: '2026-01-01',
        categories: ['metro', '', 5, 'baraj'],
      },
    };
    expect(pageOf(said)).toMatchObject({ ...said, categories: ['metro', 'baraj'] });
    expect(normalizePage({ pageKey: 'k' }, 'tr', context)).toEqual({
      ...{ pageKey: 'k', link: '/page/k', title: '', titleLanguage: 'tr', description: '', keywords: '', summary: '' },
      ...{
        isVisible: false,
        sections: [],
        extraBlock: null,
        logoColor: undefined,
        logoBgColor: undefined,
        categories: [],
      },
      ...{ contentLanguage: 'tr', languages: ['tr'], revision: '', updatedAt: '' },
    });
  });

  test('a page without a summary has its description', () => {
    expect(pageOf({})?.summary).toBe('Açıklama');
  });

  test('a single category may be sent without a list', () => {
    expect(pageOf({ categories: 'metro' })?.categories).toEqual(['metro']);
  });

  test.each([
    ['/kurumsal', '/kurumsal'],
    ['kurumsal', '/page/k'],
    ['//evil.example', '/page/k'],
    ['https://evil.example', '/page/k'],
    ['#a', '/page/k'],
    [5, '/page/k'],
  ])('an address of %j is %s', (link, expected) => expect(pageOf({ link })?.link).toBe(expected));

  test.each(['true', 1, null])('isVisible %j does not make a page visible', (isVisible) =>
    expect(pageOf({ isVisible })?.isVisible).toBe(false),
  );

  test('the log names the place of a value of the wrong shape', () => {
    const warnings: string[] = [];
    const withLog = { ...context, warn: (message: string) => void warnings.push(message) };
    const of = (changes: object) => normalizePage({ ...raw, data: null, sections: [], ...changes }, 'tr', withLog);
    of({ sections: 'x' });
    of({ sections: [{ id: 'a', type: 'hero', title: 'T', subTitle: true }] });
    of({ data: { id: 'a', type: 'hero' } });
    of({ data: [hero('a', 1), hero('b', 2, { subTitle: true })] });
    expect(warnings).toEqual([
      'k.sections: expected an array',
      'k.sections[0](hero).subTitle: expected text',
      'k.data[0](hero).title: missing',
      'k.data[1](hero).subTitle: expected text',
    ]);
  });

  test('the extra block is sanitised, and left out if nothing remains', () => {
    const cleaning = { ...context, sanitizeHtml: (html: string) => html.replace('<script>', '') };
    expect(normalizePage({ ...raw, data: '<p>a</p><script>' }, 'tr', cleaning)?.extraBlock).toEqual({
      kind: 'html',
      html: '<p>a</p>',
    });
    expect(normalizePage({ ...raw, data: '<script>' }, 'tr', cleaning)?.extraBlock).toBeNull();
  });

  const accordion = (...list: object[]) => [{ id: 'l', type: 'accordion', order: 1, title: 'x', list }];
  const inEnglish = (base: object, en: object) => pageOf({ ...base, otherLangs: { en } }, 'en');

  test('a list of another length replaces the Turkish one, one of the same length falls back item by item', () => {
    const base = { sections: accordion({ title: 'Bir', content: 'içerik' }, { title: 'İki' }) };
    const one = inEnglish(base, { title: 'T', sections: accordion({ title: 'One' }) });
    expect(one?.sections[0]).toMatchObject({ list: [{ title: 'One' }] });
    expect(one?.sections[0]).not.toMatchObject({ list: [{ content: 'içerik' }] });
    const three = inEnglish(base, { title: 'T', sections: accordion({ title: '1' }, { title: '2' }, { title: '3' }) });
    expect(three?.sections[0]).toMatchObject({ list: [{ title: '1' }, { title: '2' }, { title: '3' }] });
  });

  test('a section’s twin is of the same type, and a copy without sections has the page’s', () => {
    const base = { sections: [hero('a', 1, { subTitle: 'alt' })] };
    const other = inEnglish(base, { title: 'T', sections: [{ id: 'a', type: 'accordion', list: [{ title: 'x' }] }] });
    expect(other?.sections[0]).not.toHaveProperty('subTitle');
    for (const sections of [[], null, undefined, 'x']) {
      expect(inEnglish(base, { title: 'T', sections })?.sections).toMatchObject([{ id: 'a', subTitle: 'alt' }]);
    }
    expect(inEnglish({ sections: 'x' }, { title: 'T', sections: [hero('n', 1)] })?.sections).toMatchObject([
      { id: 'n' },
    ]);
  });

  test('missing values of a copy fall back, and so do empty texts of the head', () => {
    const base = { keywords: 'tr', summary: 'Özet' };
    expect(inEnglish(base, { title: 'T', keywords: null, summary: undefined })).toMatchObject(base);
    expect(inEnglish(base, { title: 'T', description: 'D', keywords: '' })).toMatchObject({
      description: 'D',
      keywords: 'tr',
    });
    expect(inEnglish(base, { title: 'T', description: '' })).toMatchObject({ description: 'Açıklama' });
    // Its description is nearer to what it says than the Turkish summary.
    expect(inEnglish(base, { title: 'T', description: 'D', summary: '' })).toMatchObject({ summary: 'D' });
    expect(inEnglish({}, { title: '', description: 'D' })).toMatchObject({ title: 'Başlık', titleLanguage: 'tr' });
    expect(inEnglish({}, { title: 'T' })).toMatchObject({ titleLanguage: 'en' });
  });

  test.each([
    [{ title: 'T' }, true],
    [{ description: 'D' }, true],
    [{ sections: [hero('a', 1)] }, true],
    [{ data: '<p>x</p>' }, true],
    [{ data: hero('a', 1) }, true],
    [{ data: [hero('a', 1)] }, true],
    [{ keywords: 'x' }, false],
    [{ data: [] }, false],
    [{ data: '' }, false],
    [{ sections: 'x' }, false],
  ])('a copy of %j is a translation: %s', (copy, isOne) => {
    const bare = { title: '', description: '', sections: [], data: null };
    expect(pageOf({ ...bare, otherLangs: { en: copy } }, 'en')?.languages.includes('en')).toBe(isOne);
  });

  test('the sections of the extra block are translated by id as well', () => {
    const data = [hero('d', 1, { subTitle: 'alt' }), hero('e', 2)];
    const en = { title: 'T', sections: [hero('b', 1, { title: 'B' })], data: [hero('d', 1, { title: 'D' })] };
    expect(inEnglish({ data }, en)?.extraBlock).toMatchObject({
      kind: 'sections',
      sections: [{ id: 'd', title: 'D', subTitle: 'alt' }],
    });
    const one = inEnglish({ data: data[0] }, { ...en, data: hero('d', 1, { title: 'D' }) });
    expect(one?.extraBlock).toMatchObject({ sections: [{ title: 'D', subTitle: 'alt' }] });
  });

  test('sections of the extra block without text in the page’s language are marked as Turkish', () => {
    const data = [hero('d', 1), hero('e', 2)];
    const en = { title: 'T', sections: [hero('b', 1)], data: [hero('d', 1), { id: 'e', type: 'hero', order: 2 }] };
    const block = inEnglish({ data }, en)?.extraBlock;
    expect(block?.kind === 'sections' && block.sections.map(({ contentLanguage }) => contentLanguage)).toEqual([
      undefined,
      'tr',
    ]);
    const html = inEnglish({ data: '<p>a</p>' }, { ...en, data: '<p>b</p>' })?.extraBlock;
    expect(html).toEqual({ kind: 'html', html: '<p>b</p>' });
  });

  test('a copy whose only text is the extra block is a translation, and its sections are Turkish', () => {
    const en = { title: 'T', data: '<p>b</p>' };
    const page = inEnglish({ sections: [hero('a', 1)], data: '<p>a</p>' }, en);
    expect(page).toMatchObject({
      languages: ['tr', 'en'],
      contentLanguage: 'en',
      sections: [{ contentLanguage: 'tr' }],
      extraBlock: { kind: 'html', html: '<p>b</p>' },
    });
    expect(page?.extraBlock).not.toHaveProperty('contentLanguage');
  });

  test.each(['<p>a</p>', hero('d', 1)])('a page whose only text is its extra block needs one in a copy', (data) => {
    const page = inEnglish({ sections: [], data }, { title: 'T' });
    expect(page).toMatchObject({ languages: ['tr'], contentLanguage: 'tr' });
  });

  test('a page without text in its sections exists in every language with a title', () => {
    const silent = { sections: [{ id: 'c', type: 'clients', order: 1, list: [] }], data: null };
    expect(inEnglish(silent, { title: 'T' })).toMatchObject({ languages: ['tr', 'en'], contentLanguage: 'en' });
  });

  test('an inherited property is not a copy', () => {
    const otherLangs = Object.create({ en: { title: 'T' } }) as object;
    expect(pageOf({ otherLangs }, 'en')?.title).toBe('Başlık');
  });

  test('the list of pages keeps usable entries', () => {
    expect(
      normalizePageKeys([
        { pageKey: 'a', link: '/page/a' },
        { pageKey: '', link: '/page/b' },
        { pageKey: 'c', link: 'page/c' },
        { pageKey: 'd', link: 5 },
        { pageKey: 'e', link: '/page/e', updatedAt: 5, languages: 'tr' },
      ]),
    ).toEqual([
      { pageKey: 'a', link: '/page/a', updatedAt: '', languages: [] },
      { pageKey: 'e', link: '/page/e', updatedAt: '', languages: [] },
    ]);
  });
});
