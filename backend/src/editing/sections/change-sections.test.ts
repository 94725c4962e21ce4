import type { StoredPage } from '../../wire/page';
import { rowsOf } from '../../wire/values';
import { changeSections, readChange, structureOf, type SectionChange } from './change-sections';

const page = {
  id: 1,
  pageKey: 'a',
  link: '/page/a',
  updatedAt: '',
  dataKind: 'section',
  sections: [
    { id: 'x1', blockType: 'hero', sectionId: 'hero-1', order: 20, title: { tr: 'Kapak' } },
    { id: 'x2', blockType: 'accordion', sectionId: 'acc', order: 10, list: [{ id: 'i1', title: { tr: 'S' } }] },
  ],
  dataSections: [{ id: 'x3', blockType: 'about', sectionId: 'about-1', order: 1 }],
} as unknown as StoredPage;

const change = (value: SectionChange) => changeSections(page, value);
const ids = ({ sections }: StoredPage) => rowsOf(sections).map(({ sectionId }) => sectionId);

describe('changeSections', () => {
  it('adds a visible section, at the given place or at the end', () => {
    expect(ids(change({ kind: 'add', type: 'pageTitle' }))).toEqual(['acc', 'hero-1', 'page-title-1']);
    const added = change({ kind: 'add', type: 'hero', afterId: 'acc' });
    expect(ids(added)).toEqual(['acc', 'hero-2', 'hero-1']);
    expect(rowsOf(added.sections)[1]).toMatchObject({ order: 20, title: { tr: 'Kapak', en: 'Hero' } });
  });

  it('duplicates a section with its texts, under ids of its own', () => {
    const [original, copy] = rowsOf(change({ kind: 'duplicate', id: 'acc' }).sections);
    expect(copy).toMatchObject({ blockType: 'accordion', sectionId: 'accordion-1', list: [{ title: { tr: 'S' } }] });
    expect(copy?.id).not.toBe(original?.id);
    expect(rowsOf(copy?.list)[0]?.id).not.toBe('i1');
  });

  it('moves sections in the sequence visitors see', () => {
    expect(ids(change({ kind: 'move', id: 'hero-1', afterId: null }))).toEqual(['hero-1', 'acc']);
    expect(ids(change({ kind: 'move', id: 'acc', afterId: 'hero-1' }))).toEqual(['hero-1', 'acc']);
  });

  it('deletes, hides and shows', () => {
    expect(ids(change({ kind: 'delete', id: 'acc' }))).toEqual(['hero-1']);
    const hidden = change({ kind: 'hide', id: 'acc' });
    expect(structureOf(hidden)).not.toEqual(structureOf(page));
    expect(structureOf(changeSections(hidden, { kind: 'show', id: 'acc' }))).toEqual(structureOf(page));
  });

  it('restores a deleted section with its texts, after the section that it followed', () => {
    const gone = change({ kind: 'delete', id: 'acc' });
    const restored = changeSections(gone, { kind: 'restore', id: 'acc' }, page);
    expect(ids(restored)).toEqual(['acc', 'hero-1']);
    expect(rowsOf(restored.sections)[0]).toMatchObject({ id: 'x2', list: [{ id: 'i1', title: { tr: 'S' } }] });
    const last = changeSections(change({ kind: 'delete', id: 'hero-1' }), { kind: 'restore', id: 'hero-1' }, page);
    expect(ids(last)).toEqual(['acc', 'hero-1']);
  });

  it('does not restore a section twice, nor one that no version has', () => {
    expect(change({ kind: 'restore', id: 'acc' })).toBe(page);
    expect(() => change({ kind: 'restore', id: 'elsewhere' })).toThrow(
      expect.objectContaining({ status: 404 }) as Error,
    );
  });

  it.each<[SectionChange, number]>([
    [{ kind: 'delete', id: 'elsewhere' }, 404],
    [{ kind: 'add', type: 'carousel' }, 400],
    [{ kind: 'move', id: 'acc', afterId: 'acc' }, 400],
    [{ kind: 'move', id: 'acc', afterId: 'about-1' }, 400],
    [{ kind: 'delete', id: 'about-1' }, 400],
    [{ kind: 'duplicate', id: 'about-1' }, 400],
  ])('refuses %j', (value, status) => {
    expect(() => change(value)).toThrow(expect.objectContaining({ status }) as Error);
  });
});

describe('readChange', () => {
  it.each([
    undefined,
    'add',
    {},
    { kind: 'add' },
    { kind: 'move', id: 'a' },
    { kind: 'drop', id: 'a' },
    { kind: 'drop', type: 'hero' },
    { kind: 'hide' },
  ])('refuses %j', (raw) => expect(() => readChange(raw)).toThrow(expect.objectContaining({ status: 400 }) as Error));
});

describe('the fields of a change', () => {
  const long = 'a'.repeat(201);

  it.each([
    { kind: 'add', type: 'hero' },
    { kind: 'add', type: 'hero', afterId: 'a' },
    { kind: 'add', type: 'a'.repeat(200) },
    { kind: 'move', id: 'a', afterId: null },
    { kind: 'move', id: 'a', afterId: 'b' },
    { kind: 'duplicate', id: 'a' },
    { kind: 'delete', id: 'a' },
    { kind: 'hide', id: 'a' },
    { kind: 'show', id: 'a' },
  ])('%j', (raw) => expect(readChange({ ...raw, other: 1 })).toEqual({ afterId: undefined, ...raw }));

  it.each([
    { kind: 'add', type: '' },
    { kind: 'add', type: 5 },
    { kind: 'add', type: long },
    { kind: 'add', type: 'hero', afterId: null },
    { kind: 'add', type: 'hero', afterId: '' },
    { kind: 'move', id: 'a', afterId: '' },
    { kind: 'move', id: '', afterId: null },
    { kind: 'move', id: long, afterId: null },
    { kind: 'hide', id: '' },
    { kind: 'hide', id: 5 },
    { kind: 'hide', id: long },
    { id: 'a', type: 'hero', afterId: null },
    null,
    ['hide'],
  ])('refuses %j', (raw) => expect(() => readChange(raw)).toThrow(expect.objectContaining({ status: 400 }) as Error));
});

describe('the page after a change', () => {
  const several = { ...page, dataKind: 'sections' } as StoredPage;
  const dataIds = ({ dataSections }: StoredPage) => rowsOf(dataSections).map(({ sectionId }) => sectionId);

  it('does not modify the stored page', () => {
    const before = JSON.stringify(page);
    for (const kind of ['duplicate', 'delete', 'hide'] as const) change({ kind, id: 'acc' });
    expect(JSON.stringify(page)).toBe(before);
  });

  it('numbers the order in tens', () => {
    const orders = rowsOf(change({ kind: 'duplicate', id: 'acc' }).sections).map(({ order }) => order);
    expect(orders).toEqual([10, 20, 30]);
  });

  it('gives a new section an id that is unused on the whole page, and new row ids', () => {
    const taken = { ...several, dataSections: [{ blockType: 'hero', sectionId: 'hero-2' }] } as unknown as StoredPage;
    const added = rowsOf(changeSections(taken, { kind: 'add', type: 'hero' }).sections).at(-1);
    expect(added).toEqual({
      id: expect.stringMatching(/^[\da-f]{24}$/),
      blockType: 'hero',
      sectionId: 'hero-3',
      title: { tr: 'Kapak', en: 'Hero' },
      order: 30,
    });
    // The label of a list is not a text that the section requires.
    expect(rowsOf(change({ kind: 'add', type: 'team' }).sections).at(-1)).not.toHaveProperty('list');
    expect(rowsOf(change({ kind: 'add', type: 'team' }).sections).at(-1)).not.toHaveProperty('subTitle');
  });

  it('hides a section without changing its place', () => {
    const hidden = change({ kind: 'hide', id: 'hero-1' });
    expect(ids(hidden)).toEqual(['hero-1', 'acc']);
    expect(rowsOf(hidden.sections).map(({ isHidden }) => isHidden)).toEqual([true, undefined]);
    expect(rowsOf(changeSections(hidden, { kind: 'show', id: 'hero-1' }).sections)[0]?.isHidden).toBe(false);
  });

  it('works in the extra block too', () => {
    const two = changeSections(several, { kind: 'duplicate', id: 'about-1' });
    expect(dataIds(two)).toEqual(['about-1', 'about-2']);
    expect(two.sections).toBe(several.sections);
    expect(dataIds(changeSections(two, { kind: 'move', id: 'about-2', afterId: null }))).toEqual([
      'about-2',
      'about-1',
    ]);
    expect(dataIds(changeSections(two, { kind: 'add', type: 'hero', afterId: 'about-1' }))).toEqual([
      'about-1',
      'hero-2',
      'about-2',
    ]);
    expect(dataIds(changeSections(several, { kind: 'delete', id: 'about-1' }))).toEqual([]);
  });

  it.each(['none', 'html', null])('finds no extra block on a page whose block is %s', (dataKind) => {
    const without = { ...page, dataKind } as StoredPage;
    expect(() => changeSections(without, { kind: 'delete', id: 'about-1' })).toThrow(
      expect.objectContaining({ status: 404 }) as Error,
    );
    expect(structureOf(without)).toEqual([
      [
        ['acc', false],
        ['hero-1', false],
      ],
    ]);
  });

  it('returns the sequence and the hidden sections, and nothing else', () => {
    expect(structureOf(page)).toEqual([
      [
        ['acc', false],
        ['hero-1', false],
      ],
      [['about-1', false]],
    ]);
    expect(structureOf(change({ kind: 'hide', id: 'acc' }))).toEqual([
      [
        ['acc', true],
        ['hero-1', false],
      ],
      [['about-1', false]],
    ]);
  });

  it('keeps sections without an order first', () => {
    const sections = [{ sectionId: 'b', order: 5 }, { sectionId: 'a' }, { sectionId: 'c', order: -1 }];
    expect(structureOf({ ...page, dataKind: 'none', sections } as unknown as StoredPage)).toEqual([
      [
        ['c', false],
        ['a', false],
        ['b', false],
      ],
    ]);
  });
});

describe('the number of sections', () => {
  const pageOf = (count: number) =>
    ({
      ...page,
      sections: Array.from({ length: count }, (_, index) => ({ sectionId: `s${index}`, order: index })),
    }) as unknown as StoredPage;
  const problems = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      return error as { status: number; code: string; data: unknown };
    }
    return undefined;
  };

  it('is at most a hundred', () => {
    expect(problems(() => changeSections(pageOf(99), { kind: 'add', type: 'hero' }))).toBeUndefined();
    expect(problems(() => changeSections(pageOf(100), { kind: 'add', type: 'hero' }))).toMatchObject({
      status: 400,
      code: 'validation',
      details: { problems: [{ path: 'sections', code: 'too_many' }] },
    });
    expect(problems(() => changeSections(pageOf(101), { kind: 'delete', id: 's0' }))).toBeUndefined();
  });

  it('is one in an extra block of one section', () => {
    expect(problems(() => change({ kind: 'delete', id: 'about-1' }))).toMatchObject({
      status: 400,
      code: 'validation',
      details: { problems: [{ path: 'dataSections', code: 'invalid' }] },
    });
  });
});
