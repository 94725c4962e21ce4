import { definitions } from '@/components/sections/definitions';
import { loadFixture } from '@/components/sections/load-fixture';
import { renderSection } from '@/components/sections/render-section';
import { stubBrowser } from '@/components/ui/browser-stubs';
import { oneLineTexts } from '@/lib/edit/values/one-line-texts';
import { toValues } from '@/lib/edit/values/to-values';
import type { Fields } from '@/lib/sections/define-section';
import { field, list } from '@/lib/sections/define-section';

import { findTexts } from './find-texts';

const label = { tr: 'Ad' };
beforeAll(() => {
  stubBrowser();
});

const fields: Fields = {
  title: field('text', label),
  note: field('text', label, { multiline: true }),
  list: list(label, { name: field('text', label), role: field('text', label) }),
};

/** The paths that are found in some HTML, with the text of their elements. */
function found(html: string, values: object, instead = {}) {
  const section = document.createElement('section');
  section.innerHTML = html;
  const texts = oneLineTexts(fields, toValues(fields, values, values), toValues(fields, instead, instead));
  return [...findTexts(section, texts)].map(([element, { path }]) => [path.join('.'), element.outerHTML]);
}

test('a text is found where it stands alone in its element, however it is broken', () => {
  const html = '<h2>Tünel\u00a0ve\n kapı</h2><p>Uzun <b>not</b></p><a href="/x"><span>Ece</span></a>';
  expect(found(html, { title: 'Tünel ve kapı', note: 'Uzun', list: [{ name: 'Ece' }] })).toEqual([
    ['title', '<h2>Tünel&nbsp;ve\n kapı</h2>'],
    ['list.0.name', '<span>Ece</span>'],
  ]);
});

test('equal texts of one column are told apart by their order', () => {
  const html = '<ul><li>Ece</li><li>Can</li><li>Ece</li></ul>';
  expect(found(html, { list: [{ name: 'Ece' }, { name: 'Can' }, { name: 'Ece' }] }).map(([path]) => path)).toEqual([
    'list.0.name',
    'list.2.name',
    'list.1.name',
  ]);
});

test.each([
  ['the page shows it twice', '<p>Ece</p><p>Ece</p>', { title: 'Ece' }],
  ['two fields of different names are equal', '<h2>Ece</h2><p>Ece</p>', { title: 'Ece', list: [{ name: 'Ece' }] }],
  ['it is a part of its element', '<h2>Ece <b>Ak</b></h2><p>Sayın Ece</p>', { title: 'Ece' }],
  ['a press has another meaning', '<button>Ece</button>', { title: 'Ece' }],
  ['nobody sees it', '<p class="visually-hidden">Ece</p><p aria-hidden="true">Ece</p>', { title: 'Ece' }],
  ['it has several lines', '<p>Ece\nCan</p>', { note: 'Ece\nCan' }],
])('a text is left to the form where %s', (_why, html, values) => expect(found(html, values)).toEqual([]));

test('of a title that is a part of the path too, the heading is found', () => {
  expect(found('<ol><li>Ece</li></ol><h1>Ece</h1>', { title: 'Ece' })).toEqual([['title', '<h1>Ece</h1>']]);
});

test('an empty translation is found by the Turkish text that is shown', () => {
  expect(found('<h2>Tünel</h2>', {}, { title: 'Tünel' })).toEqual([['title', '<h2>Tünel</h2>']]);
});

/** A press has a meaning of its own there, or nobody sees the text: it is the name of a picture, or an identifier. */
const inTheFormOnly: Record<string, string[]> = {
  accordion: ['list.title'],
  clients: ['list.name'],
  embeddedForm: ['subject', 'buttonTitle'],
  lastPosts: ['list.id'],
  team: ['list.social_links.title'],
};

test.each(definitions.map(({ type }) => type))('the texts of %s can be written on the page', async (type) => {
  const fields: Fields = definitions.find((one) => one.type === type)?.fields ?? {};
  const example: object = await loadFixture(type);
  const { container } = renderSection(example);
  const texts = oneLineTexts(fields, toValues(fields, example, example));
  const found = new Set(findTexts(container, texts).values());
  const missing = texts.filter((text) => !found.has(text));
  expect(texts.length).toBeGreaterThan(0);
  expect([...new Set(missing.map(({ path }) => path.filter((part) => typeof part === 'string').join('.')))]).toEqual(
    inTheFormOnly[type] ?? [],
  );
});
