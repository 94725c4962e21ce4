/** @jest-environment node */
import { allSections, copyOf, sectionOf, withSection } from './wire-page';

const page = {
  pageKey: 'a',
  title: 'Başlık',
  sections: [{ id: 'h', title: 'T' }, { id: 7, title: 'number' }, 'x'],
  data: [{ id: 'd', title: 'D' }],
  otherLangs: { en: { title: 'Title', sections: [{ id: 'h', title: 'E' }] }, de: 'x' },
};

test('a translation is the copy, and the page itself is the Turkish one', () => {
  expect(copyOf(page, 'tr')).toBe(page);
  expect(copyOf(page, 'en')).toBe(page.otherLangs.en);
  for (const otherLangs of [undefined, 'x', {}, { en: 'x' }, null])
    expect(copyOf({ ...page, otherLangs }, 'en')).toBeUndefined();
});

test('sections are found by id, also in the extra block', () => {
  expect(sectionOf(page, 'tr', 'h')).toEqual({ id: 'h', title: 'T' });
  expect(sectionOf(page, 'tr', '7')).toEqual({ id: 7, title: 'number' });
  expect(sectionOf(page, 'tr', 'd')).toEqual({ id: 'd', title: 'D' });
  expect(sectionOf(page, 'en', 'h')).toEqual({ id: 'h', title: 'E' });
  expect(sectionOf(page, 'en', 'd')).toBeUndefined();
  expect(sectionOf({ ...page, otherLangs: {} }, 'en', 'h')).toBeUndefined();
  expect(allSections(page).map(({ id }) => id)).toEqual(['h', 7, 'd']);
  expect(allSections({ sections: 'x', data: { id: 'one' } })).toEqual([{ id: 'one' }]);
  expect(allSections({ data: '<p>html</p>' })).toEqual([]);
});

describe('a page with a replaced section', () => {
  test('is unchanged otherwise', () => {
    const changed = withSection(page, 'tr', 'h', { title: 'X' });
    expect(changed).toEqual({ ...page, sections: [{ id: 'h', title: 'X' }, ...page.sections.slice(1)] });
    expect(page.sections[0]).toEqual({ id: 'h', title: 'T' });
    expect(withSection(page, 'tr', '7', { title: 'X' }).sections).toContainEqual({ id: 7, title: 'X' });
    expect(withSection(page, 'tr', 'none', { title: 'X' })).toEqual(page);
  });

  test('has it in an extra block of one section or several', () => {
    expect(withSection(page, 'tr', 'd', { title: 'X' }).data).toEqual([{ id: 'd', title: 'X' }]);
    const one = { ...page, data: { id: 'd', title: 'D' } };
    expect(withSection(one, 'tr', 'd', { title: 'X' }).data).toEqual({ id: 'd', title: 'X' });
    expect(withSection(one, 'tr', 'h', { title: 'X' }).data).toEqual(one.data);
    expect(withSection({ ...page, data: '<p>h</p>' }, 'tr', 'h', {}).data).toBe('<p>h</p>');
  });

  test('has it in the sections of a translation, and the other languages are unchanged', () => {
    const changed = withSection(page, 'en', 'h', { title: 'X' });
    expect(changed.sections).toBe(page.sections);
    expect(changed.otherLangs).toEqual({ en: { title: 'Title', sections: [{ id: 'h', title: 'X' }] }, de: 'x' });
  });

  test('starts a translation with the Turkish sections and the copy’s own head texts', () => {
    const changed = withSection(page, 'en', 'd', { title: 'X' });
    expect(copyOf(changed, 'en')).toMatchObject({
      title: 'Title',
      sections: page.sections,
      data: [{ id: 'd', title: 'X' }],
    });
    const first = withSection({ ...page, otherLangs: null }, 'en', 'h', { title: 'X' });
    expect(copyOf(first, 'en')).toMatchObject({ title: 'Başlık', otherLangs: undefined });
    expect(sectionOf(first, 'en', 'h')?.title).toBe('X');
    expect(sectionOf(first, 'tr', 'h')?.title).toBe('T');
  });
});
