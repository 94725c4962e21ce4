import type { StoredPage } from '../../wire/page';
import { rowsOf } from '../../wire/values';
import { changeSections, structureOf } from './change-sections';
import type { SectionChange } from './read-change';
import { change, ids, page } from '../../testing/page-to-change';

describe('changeSections', () => {
  it('adds a visible section, at the given place or at the end', () => {
    expect(ids(change({ kind: 'add', type: 'pageTitle' }))).toEqual(['acc', 'hero-1', 'page-title-1']);
    const added = change({ kind: 'add', type: 'hero', afterId: 'acc' });
    expect(ids(added)).toEqual(['acc', 'hero-2', 'hero-1']);
    expect(rowsOf(added.sections)[1]).toMatchObject({ order: 20, title: { tr: 'Kapak', en: 'Hero' } });
  });

  it('gives a new section no id that is held for a deleted one', () => {
    const added = changeSections(page, { kind: 'add', type: 'pageTitle' }, undefined, new Set(['page-title-1']));
    expect(ids(added)).toEqual(['acc', 'hero-1', 'page-title-2']);
  });

  it('duplicates a section with its texts, under ids of its own', () => {
    const [original, copy] = rowsOf(change({ kind: 'duplicate', id: 'acc' }).sections);
    expect(copy).toMatchObject({ blockType: 'accordion', sectionId: 'accordion-1', list: [{ title: { tr: 'S' } }] });
    expect(copy?.id).not.toBe(original?.id);
    expect(rowsOf(copy?.list)[0]?.id).not.toBe('i1');
  });

  it('pastes a section of another page with its texts in every language, under ids of its own', () => {
    const list = [{ id: 'r1', title: { tr: 'Soru', en: 'Question' } }];
    const row = { id: 'y1', blockType: 'accordion', sectionId: 'acc', order: 3, list };
    const other = { ...page, id: 2, pageKey: 'b', sections: [row] } as unknown as StoredPage;
    const from = { pageKey: 'b', revision: 'r', id: 'acc' };
    const pasted = changeSections(page, { kind: 'paste', from, afterId: 'acc' }, other);
    expect(ids(pasted)).toEqual(['acc', 'accordion-1', 'hero-1']);
    const copy = rowsOf(pasted.sections)[1];
    expect(copy).toMatchObject({ list: [{ title: { tr: 'Soru', en: 'Question' } }] });
    expect([copy?.id, rowsOf(copy?.list)[0]?.id]).not.toContain('r1');
    expect(copy?.id).not.toBe('y1');
    expect(ids(changeSections(page, { kind: 'paste', from }, other))).toEqual(['acc', 'hero-1', 'accordion-1']);
  });

  it('pastes nothing of a version that is not kept, nor a section of an unknown type', () => {
    const change = { kind: 'paste', from: { pageKey: 'b', revision: 'r', id: 'y' } } as const;
    const other = { ...page, sections: [{ id: 'y1', blockType: 'gone', sectionId: 'y' }] } as unknown as StoredPage;
    const refused = (status: number, code: string) => expect.objectContaining({ status, code }) as Error;
    expect(() => changeSections(page, change)).toThrow(refused(404, 'copy_gone'));
    expect(() => changeSections(page, change, other)).toThrow(refused(400, 'bad_request'));
    expect(() => changeSections(page, change, page)).toThrow(refused(404, 'not_found'));
  });

  describe('a reusable section', () => {
    const row = { id: 'y1', blockType: 'about', sectionId: 'about-9', order: 1, title: { tr: 'Çağrı' } };
    const source = { ...page, id: 2, uuid: 'u1', isReusable: true, sections: [row] } as unknown as StoredPage;
    const added = changeSections(page, { kind: 'addReusable', uuid: 'u1', afterId: 'acc' }, source);
    const refused = (status: number, code: string) => expect.objectContaining({ status, code }) as Error;

    it('is shown at its place, under an id that says its type', () => {
      expect(ids(added)).toEqual(['acc', 'about-2', 'hero-1']);
      expect(rowsOf(added.sections)[1]).toMatchObject({ blockType: 'reusableSection', reusable: 'u1' });
      expect(rowsOf(added.sections)[1]).not.toHaveProperty('title');
      expect(() => changeSections(page, { kind: 'addReusable', uuid: 'u2' })).toThrow(refused(404, 'not_found'));
      expect(() => changeSections(page, { kind: 'addReusable', uuid: 'a' }, page)).toThrow(refused(404, 'not_found'));
    });

    it('is detached with its content, under the id and the place that it has here', () => {
      const detached = changeSections(added, { kind: 'detach', id: 'about-2' }, source);
      const own = rowsOf(detached.sections)[1];
      expect(own).toMatchObject({ blockType: 'about', sectionId: 'about-2', order: 20, title: { tr: 'Çağrı' } });
      expect(own).not.toHaveProperty('reusable');
      const ordinary = { kind: 'detach', id: 'hero-1' } as const;
      expect(() => changeSections(added, ordinary, source)).toThrow(refused(404, 'not_found'));
    });

    it('is duplicated as a second place of the same one', () => {
      const twice = changeSections(added, { kind: 'duplicate', id: 'about-2' });
      expect(rowsOf(twice.sections)[2]).toMatchObject({ blockType: 'reusableSection', reusable: 'u1' });
    });

    it('stays one section on its own page', () => {
      const more = { kind: 'add', type: 'hero' } as const;
      expect(() => changeSections(source, more)).toThrow(refused(400, 'bad_request'));
      expect(() => changeSections(source, { kind: 'delete', id: 'about-9' })).toThrow(refused(400, 'bad_request'));
    });
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
    expect(problems(() => changeSections(pageOf(200), { kind: 'delete', id: 's0' }))).toBeUndefined();
    expect(problems(() => changeSections(pageOf(200), { kind: 'move', id: 's9', afterId: null }))).toBeUndefined();
    expect(problems(() => changeSections(pageOf(200), { kind: 'duplicate', id: 's9' }))).toMatchObject({ status: 400 });
  });

  it('is one in an extra block of one section', () => {
    expect(problems(() => change({ kind: 'delete', id: 'about-1' }))).toMatchObject({
      status: 400,
      code: 'validation',
      details: { problems: [{ path: 'dataSections', code: 'invalid' }] },
    });
  });
});
