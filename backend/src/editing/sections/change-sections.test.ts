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
  it('adds a section that can be seen at once, where it was asked for or at the end', () => {
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
    { kind: 'hide' },
  ])('refuses %j', (raw) => expect(() => readChange(raw)).toThrow(expect.objectContaining({ status: 400 }) as Error));
});
