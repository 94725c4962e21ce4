import { type StoredValues } from '../../wire/values';
import { problemsByPath } from './problem';
import { merge } from '../../testing/merge-section';

const problemsOf = (type: string, values: object, language: 'tr' | 'en' = 'tr') =>
  problemsByPath(merge(type, {}, values, language).problems);

const rows = (merged: StoredValues) => merged.list as Record<string, unknown>[];

describe('mergeValues', () => {
  it('changes the sent values in one language, and keeps the rest', () => {
    const stored = {
      id: 'r',
      blockType: 'hero',
      title: { tr: 'Eski', en: 'Old' },
      subTitle: { tr: 'Alt' },
      stickyLink: '/a',
    };
    const { merged, problems } = merge('hero', stored, { title: 'Yeni', stickyLink: null });
    expect(problems).toEqual([]);
    expect(merged).toEqual({ ...stored, title: { tr: 'Yeni', en: 'Old' }, stickyLink: null });
  });

  it('refuses fields that are not in the definition', () => {
    expect(problemsOf('hero', { tittle: 'x', blockType: 'team', id: 'y', rowId: 'z' })).toEqual({
      tittle: 'unknown',
      blockType: 'unknown',
      id: 'unknown',
      rowId: 'unknown',
    });
    const parsed = JSON.parse('{"__proto__": {"title": "x"}, "constructor": 1}') as object;
    expect(problemsOf('hero', parsed)).toMatchObject({ constructor: 'unknown' });
    expect(problemsOf('accordion', { list: [{ title: 'a', toString: 'b' }] })).toEqual({
      'list.0.toString': 'unknown',
    });
  });

  it('requires texts in Turkish only, and shared values in every language', () => {
    expect(problemsOf('hero', { title: ' ' })).toEqual({ title: 'required' });
    expect(problemsOf('hero', { title: null }, 'en')).toEqual({});
    expect(problemsOf('team', { list: [{ designation: 'x' }] }, 'en')).toEqual({ 'list.0.name': 'required' });
    expect(problemsOf('counter', { list: [{ title: 'x' }] })).toEqual({ 'list.0.number.text': 'required' });
  });

  it.each([
    ['hero', { title: 5 }, { title: 'invalid' }],
    ['hero', { title: 'a\u0000b' }, { title: 'invalid' }],
    ['hero', { title: 'a\ud800' }, { title: 'invalid' }],
    ['hero', { title: 'x'.repeat(5001) }, { title: 'too_long' }],
    ['hero', { title: 'x', stickyLink: 'javascript:alert(1)' }, { stickyLink: 'invalid' }],
    ['hero', { backgroundImage: { id: 7 } }, { backgroundImage: 'media' }],
    ['pageTitle', { pageHeaderColor: 'red' }, { pageHeaderColor: 'invalid' }],
    ['pageTitle', { pageHeaderHeight: '100vw' }, { pageHeaderHeight: 'invalid' }],
    ['about', { description: '<p onclick="x">a</p>' }, { description: 'html' }],
    ['about', { movieLink: 'javascript:alert(1)' }, { movieLink: 'invalid' }],
    ['accordion', { list: 'x' }, { list: 'invalid' }],
    ['accordion', { list: ['x'] }, { 'list.0': 'invalid', 'list.0.title': 'required' }],
    ['accordion', { list: Array(201).fill({ title: 'x' }) }, { list: 'too_many' }],
    ['lastPosts', { list: [{ id: 'a', title: 'b', date: '2026-02-30' }] }, { 'list.0.date': 'invalid' }],
    ['lastPosts', { list: [{ id: 'a', title: 'b', category: 'x' }] }, { 'list.0.category': 'invalid' }],
    ['lastPosts', { list: [{ id: 'a', title: 'b', double_col: 'yes' }] }, { 'list.0.double_col': 'invalid' }],
  ])('refuses in %s %j', (type, values, problems) => expect(problemsOf(type, values)).toMatchObject(problems));

  it('names the HTML that is not allowed', () => {
    const { problems } = merge('about', {}, { description: '<script>x</script>' });
    expect(problems).toEqual([{ path: 'description', code: 'html', notAllowed: ['<script>'] }]);
  });

  const team = {
    list: [
      { id: 'r1', name: 'Ada', designation: { tr: 'Şef', en: 'Chief' } },
      { id: 'r2', name: 'Can', designation: { tr: 'Uzman', en: 'Expert' } },
    ],
  };

  it('keeps a row’s other languages when rows are moved, added and removed', () => {
    const list = [
      { rowId: 'r2', name: 'Can', designation: 'Kıdemli uzman' },
      { name: 'Ece', designation: 'Stajyer' },
    ];
    expect(rows(merge('team', team, { list }).merged)).toEqual([
      expect.objectContaining({ id: 'r2', designation: { tr: 'Kıdemli uzman', en: 'Expert' } }),
      expect.objectContaining({ id: expect.stringMatching(/^[\da-f]{24}$/), designation: { tr: 'Stajyer' } }),
    ]);
  });

  it('keeps them even for a client without row ids, for rows with equal values', () => {
    const list = [{ name: 'Can', designation: 'Uzman' }];
    expect(rows(merge('team', team, { list }).merged)).toEqual([
      expect.objectContaining({ id: 'r2', designation: { tr: 'Uzman', en: 'Expert' } }),
    ]);
  });

  it('treats a list without any old row as new', () => {
    const list = [{ name: 'Ece', designation: 'Stajyer' }];
    expect(rows(merge('team', team, { list }).merged)).toEqual([
      expect.objectContaining({ name: 'Ece', designation: { tr: 'Stajyer' } }),
    ]);
  });

  it('uses a row only once', () => {
    const list = [
      { rowId: 'r1', name: 'Ada' },
      { rowId: 'r1', name: 'Ada 2' },
    ];
    const ids = rows(merge('team', team, { list }).merged).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('other input of a form', () => {
  const list = (count: number) => Array.from({ length: count }, () => ({ title: 'x' }));

  it('200 items of a list', () => {
    expect(problemsOf('accordion', { list: list(200) })).toEqual({});
    expect(merge('accordion', { list: [{ id: 'r' }] }, { list: list(201) }).merged.list).toEqual([{ id: 'r' }]);
  });

  it('nothing for a list or a group, which empties it', () => {
    const stored = { list: [{ id: 'r', title: { tr: 'x' } }] };
    for (const none of [null, undefined, []])
      expect(merge('accordion', stored, { list: none }).merged.list).toEqual([]);
    const counter = { list: [{ id: 'r', number: { text: { tr: '1', en: '1' } } }] };
    const emptied = merge('counter', counter, { list: [{ rowId: 'r', title: 'x' }] }, 'en');
    expect(emptied.problems).toEqual([]);
    expect(rows(emptied.merged)[0]).toMatchObject({ id: 'r', number: { text: { tr: '1', en: null } } });
  });

  it('a group of the wrong type', () => {
    const { merged, problems } = merge(
      'counter',
      { list: [{ id: 'r', number: { text: { tr: '1' } } }] },
      {
        list: [{ rowId: 'r', number: 'x' }],
      },
    );
    expect(problems).toEqual([{ path: 'list.0.number', code: 'invalid' }]);
    expect(rows(merged)[0]?.number).toEqual({ text: { tr: '1' } });
  });

  it('an item’s field that is left out is cleared, a section’s stays', () => {
    const stored = {
      title: { tr: 'T' },
      list: [{ id: 'r', title: { tr: 'x', en: 'y' }, content: { tr: 'c', en: 'd' } }],
    };
    const { merged } = merge('accordion', stored, { list: [{ rowId: 'r', title: 'x' }] });
    expect(merged.title).toEqual({ tr: 'T' });
    expect(rows(merged)[0]).toMatchObject({ title: { tr: 'x', en: 'y' }, content: { tr: null, en: 'd' } });
  });

  it('a refused value stays unchanged', () => {
    expect(merge('hero', { stickyLink: '/a' }, { stickyLink: 'x' }).merged.stickyLink).toBe('/a');
  });

  it('reported names are cut at a hundred letters', () => {
    expect(problemsOf('hero', { ['x'.repeat(101)]: 1 })).toEqual({ ['x'.repeat(100)]: 'unknown' });
  });

  it('rows for a stored list of the wrong type', () => {
    expect(rows(merge('accordion', { list: 'x' }, { list: [{ title: 'a' }] }).merged)).toHaveLength(1);
    expect(merge('hero', { title: 'x' }, { title: 'a' }).merged.title).toEqual({ tr: 'a' });
  });
});
