import { completeSections, type SectionRow } from './complete-sections';

const row = (id: string, sectionId?: string, order?: number, blockType = 'pageTitle'): SectionRow => ({
  id,
  blockType,
  sectionId,
  order,
});

describe('completeSections', () => {
  it('gives ids and orders to sections without them', () => {
    const rows = completeSections([row('a'), row('b'), row('c', undefined, undefined, 'hero')], [], new Set());
    expect(rows.map(({ sectionId }) => sectionId)).toEqual(['page-title-1', 'page-title-2', 'hero-1']);
    expect(rows.map(({ order }) => order)).toEqual([10, 20, 30]);
  });

  it('gives no new section an id that is held for a deleted one', () => {
    const rows = completeSections([row('a', 'hero-2'), row('b')], [], new Set(), new Set(['page-title-1', 'hero-2']));
    expect(rows.map(({ sectionId }) => sectionId)).toEqual(['hero-2', 'page-title-2']);
  });

  it('keeps what was given, even in another sequence than the orders say', () => {
    const given = [row('a', 'x', 20), row('b', 'y', 30), row('c', 'z', 10)];
    expect(completeSections(given, [], new Set())).toEqual(given);
    expect(completeSections(given, given, new Set())).toEqual(given);
  });

  it('puts a new section at the end after all others', () => {
    const before = [row('a', 'x', 20), row('b', 'y', 5)];
    const rows = completeSections([...before, row('c')], before, new Set());
    expect(rows.map(({ order }) => order)).toEqual([20, 5, 30]);
  });

  it('renumbers when sections were dragged', () => {
    const before = [row('a', 'x', 20), row('b', 'y', 30)];
    const dragged = completeSections([row('b', 'y', 30), row('a', 'x', 20)], before, new Set());
    expect(dragged.map(({ sectionId, order }) => [sectionId, order])).toEqual([
      ['y', 10],
      ['x', 20],
    ]);
  });

  it('keeps the other orders when a section is inserted', () => {
    const before = [row('a', 'x', 20), row('b', 'y', 30), row('c', 'z', 10)];
    const [a, b, c] = before as [SectionRow, SectionRow, SectionRow];
    expect(completeSections([a, row('n'), b, c], before, new Set()).map(({ order }) => order)).toEqual([
      20, 25, 30, 10,
    ]);
    expect(completeSections([row('n'), a, b, c], before, new Set()).map(({ order }) => order)).toEqual([5, 20, 30, 10]);
    expect(completeSections([a, b, c, row('n')], before, new Set()).map(({ order }) => order)).toEqual([
      20, 30, 10, 40,
    ]);
  });

  it('gives a copied section an id of its own and leaves two edited to the same id for the validator', () => {
    const before = [row('a', 'x', 10), row('b', 'y', 20)];
    const copied = completeSections([...before, row('c', 'x', 10)], before, new Set());
    expect(copied.map(({ sectionId }) => sectionId)).toEqual(['x', 'y', 'page-title-1']);
    expect(copied.map(({ order }) => order)).toEqual([10, 20, 30]);
    const edited = completeSections([row('a', 'x', 10), row('b', 'x', 20)], before, new Set());
    expect(edited.map(({ sectionId }) => sectionId)).toEqual(['x', 'x']);
  });

  it('does not give an id that the page uses elsewhere', () => {
    const [added] = completeSections([row('a')], [], new Set(['page-title-1']));
    expect(added?.sectionId).toBe('page-title-2');
  });
});
