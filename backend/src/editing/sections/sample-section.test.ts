import { definitions } from '../../../../components/sections/definitions';
import { isEmpty, leavesOf, variantsOf } from '../checks/leaves';
import { contentProblems } from '../checks/content';
import { type StoredPage } from '../../wire/page';
import { rowsOf } from '../../wire/values';
import { changeSections } from './change-sections';

const empty = { id: 1, pageKey: 'a', link: '/page/a', updatedAt: '', sections: [] } as unknown as StoredPage;
const withNew = (type: string, language: 'tr' | 'en' = 'tr') => changeSections(empty, { kind: 'add', type, language });

test('a new section has texts to overwrite, in the editor’s language and in Turkish', () => {
  const [row] = rowsOf(withNew('accordion', 'en').sections);
  expect(row).toMatchObject({
    title: { tr: 'Başlık (örnek)', en: 'Title (sample)' },
    list: [
      { title: { tr: 'Başlık 1 (örnek)', en: 'Title 1 (sample)' } },
      { title: { tr: 'Başlık 2 (örnek)' } },
      { title: { tr: 'Başlık 3 (örnek)' } },
    ],
  });
  const [turkish] = rowsOf(withNew('accordion').sections);
  expect(turkish?.title).toEqual({ tr: 'Başlık (örnek)' });
});

test('pictures are chosen by editors: a list of them begins empty', () => {
  expect(rowsOf(withNew('gallery').sections)[0]).not.toHaveProperty('list');
});

test.each(definitions.map(({ type }) => type))('every text that a new %s begins with is named by the check', (type) => {
  const page = withNew(type, 'en');
  const texts = leavesOf(page).flatMap((leaf) =>
    ['text', 'html', 'tags'].includes(leaf.field.kind)
      ? variantsOf(leaf)
          .filter(([, value]) => !isEmpty(value))
          .map(([language]) => `${leaf.path} ${language}`)
      : [],
  );
  const named = contentProblems(page).filter(({ code }) => code === 'placeholder_text');
  expect(named.map(({ field, language }) => `${field} ${language}`).sort()).toEqual(texts.sort());
  expect(texts.length).toBeGreaterThan(0);
  expect(contentProblems(page).map(({ code }) => code)).not.toContain('section_empty');
});

test('what an editor has written is not taken for a sample, and a moved item still is', () => {
  const page = withNew('tabList');
  const [row] = rowsOf(page.sections);
  const [first, second] = rowsOf(row?.list);
  const moved = {
    ...row,
    title: { tr: 'Zemin' },
    subTitle: {},
    list: [second, { id: first?.id, title: { tr: 'Kazı' } }],
  };
  const named = contentProblems({ ...page, sections: [moved] } as StoredPage);
  expect(named.filter(({ code }) => code === 'placeholder_text').map(({ field }) => field)).toEqual([
    'list.0.title',
    'list.0.content',
    'list.0.linkTitle',
  ]);
});

test('a rich text that the form has written again is still a sample', () => {
  const page = withNew('textBlock');
  const row = {
    ...rowsOf(page.sections)[0],
    description: { tr: '<p>Bu bir örnek metindir. Yerine kendi metninizi yazın.</p>\n' },
  };
  expect(contentProblems({ ...page, sections: [row] } as StoredPage).map(({ field }) => field)).toContain(
    'description',
  );
});
