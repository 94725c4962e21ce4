import type { StoredPage } from '../../wire/page';
import type { StoredValues } from '../../wire/values';
import { contentProblems } from './content';

const both = (tr: string, en = tr) => ({ tr, en });

function found(...sections: StoredValues[]): string[] {
  const rows = sections.map((row, index) => ({ sectionId: `s-${index}`, ...row }));
  const page = { id: 1, pageKey: 'p', link: '/page/p', updatedAt: '', sections: rows } as StoredPage;
  return contentProblems(page).map(({ code, severity, sectionId, field }) =>
    [severity, code, sectionId, field].filter(Boolean).join(' '),
  );
}

test('a section without any content is an error, unless it is hidden or shows something by itself', () => {
  expect(found({ blockType: 'about' })).toEqual(['error section_empty s-0']);
  expect(found({ blockType: 'about', description: both('') })).toEqual(['error section_empty s-0']);
  expect(found({ blockType: 'accordion', list: [{}] })).toEqual(['error section_empty s-0']);
  expect(found({ blockType: 'about', description: { en: '<p>Only English</p>' } })).toEqual([
    'error section_empty s-0',
  ]);
  expect(found({ blockType: 'about', isHidden: true })).toEqual([]);
  expect(found({ blockType: 'contactForm' })).toEqual([]);
  expect(found({ blockType: 'parallax', backgroundImage: 3 })).toEqual([]);
});

test('a heading without a body, and a body without a heading, are warnings', () => {
  expect(found({ blockType: 'about', title: both('Hakkında') })).toEqual(['warning body_missing s-0']);
  expect(found({ blockType: 'accordion', list: [{ title: both('Bir') }] })).toEqual([
    'warning heading_missing s-0 title',
  ]);
  expect(found({ blockType: 'pageTitle', title: both('Baraj') })).toEqual([]);
});

test('the text that a new section begins with has to be replaced', () => {
  expect(found({ blockType: 'hero', title: { tr: 'Kapak', en: 'Hero' } })).toEqual([
    'error placeholder_text s-0 title',
  ]);
  expect(found({ blockType: 'hero', title: { tr: 'Kapak', en: 'Dam cover' } })).toEqual([]);
  expect(found({ blockType: 'hero', title: { tr: 'Baraj' } })).toEqual([]);
});

test('a button with the address and the text of every new tab is named', () => {
  const tab = (changes: object) => ({ title: both('Zemin'), content: both('<p>a</p>'), ...changes });
  const list = [tab({}), tab({ link: '/page/a' }), tab({ linkTitle: both('Oku') })];
  expect(found({ blockType: 'tabList', title: both('İşler'), list })).toEqual([
    'warning button_unwritten s-0 list.0.linkTitle',
  ]);
});
