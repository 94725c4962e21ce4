import { setSiteLanguages } from '../../languages';
import type { StoredPage } from '../../wire/page';
import { rowsOf } from '../../wire/values';
import { changeSections, structureOf } from './change-sections';
import { change, ids, page } from '../../testing/page-to-change';

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

  it('gives a new section texts in the languages of the site', () => {
    setSiteLanguages(['tr', 'de']);
    const added = rowsOf(change({ kind: 'add', type: 'hero' }).sections).at(-1);
    setSiteLanguages(['tr', 'en']);
    expect(added?.title).toEqual({ tr: 'Kapak', de: 'Aufmacher' });
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
