/** @jest-environment jsdom */
import { makeWordLists } from './word-lists';

/** The lists of a document, without the styles and classes of its paragraphs. */
function lists(body: string, head = ''): string {
  const parsed = new DOMParser().parseFromString(`<head>${head}</head><body>${body}</body>`, 'text/html');
  makeWordLists(parsed);
  for (const element of parsed.body.querySelectorAll('*')) {
    element.removeAttribute('style');
    element.removeAttribute('class');
  }
  return parsed.body.innerHTML
    .replaceAll('\u00a0', '')
    .replaceAll(/<\/?span>/g, '')
    .replaceAll(/\s+(?=<|$)/g, '');
}

/** An item as Word writes it: its list, its level and its marker in properties of Word's own. */
const item = (text: string, sign: string, level = 1) =>
  `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${sign}\u00a0</span>${text}</p>`;

/** An item that has lost these properties: its class and its marker are left. */
const bare = (text: string, sign: string, className = 'MsoListParagraph') =>
  `<p class="${className}"><span>${sign}</span>${text}</p>`;

describe('the levels of a list', () => {
  test('are lists within items', () => {
    expect(lists(item('a', '·') + item('b', 'o', 2) + item('c', '·'))).toBe(
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    );
  });

  test('may change between bullets and numbers within an item', () => {
    expect(lists(item('a', '·') + item('b', 'o', 2) + item('c', '1.', 2) + item('d', '·'))).toBe(
      '<ul><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li><li>d</li></ul>',
    );
  });

  test('belong to the list before them, when that is a new one', () => {
    expect(lists(item('a', '1.') + item('b', '·') + item('c', '·', 2))).toBe(
      '<ol><li>a</li></ol><ul><li>b<ul><li>c</li></ul></li></ul>',
    );
  });

  test('may be left out: items of one level stay beside each other', () => {
    expect(lists(item('a', '·') + item('b', '§', 3) + item('c', '§', 3) + item('d', 'o', 2) + item('e', '·'))).toBe(
      '<ul><li>a<ul><li>b</li><li>c</li><li>d</li></ul></li><li>e</li></ul>',
    );
    expect(lists(item('a', '·') + item('b', '§', 3) + item('c', '1.', 3))).toBe(
      '<ul><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li></ul>',
    );
  });

  test('may begin with a deeper one', () => {
    expect(lists(item('a', 'o', 2) + item('b', 'o', 2) + item('c', '·'))).toBe(
      '<ul><li>a</li><li>b</li><li>c</li></ul>',
    );
  });

  test('begin anew behind another paragraph', () => {
    expect(lists(`${item('a', '·')}<p>x</p>${item('b', 'o', 2)}`)).toBe(
      '<ul><li>a</li></ul><p>x</p><ul><li>b</li></ul>',
    );
  });
});

test.each(['1.', '12.', 'iv)', '(a)', 'ç)', '\u00a03.'])('%s numbers an item', (sign) => {
  expect(lists(item('a', sign))).toBe('<ol><li>a</li></ol>');
});

test.each(['·', 'o', '-', '§', 'madde.'])('%s does not', (sign) => {
  expect(lists(item('a', sign))).toBe('<ul><li>a</li></ul>');
});

test.each(['mso-list: l12  level2 lfo3', 'MSO-LIST:l1 level1 lfo1'])('a list is known by %s', (style) => {
  expect(lists(`<p style="${style}">a</p>`)).toBe('<ul><li>a</li></ul>');
});

test('a heading may be an item', () =>
  expect(lists('<h2 style="mso-list:l0 level1 lfo1">a</h2>')).toBe('<ul><li>a</li></ul>'));

test('the marker is removed wherever it stands, and only the marker', () => {
  const style = 'style="mso-list:l0 level1 lfo1"';
  expect(lists(`<p ${style}><b><span style="mso-list: Ignore">1.</span></b>a</p>`)).toBe('<ol><li><b></b>a</li></ol>');
  expect(lists(`<p ${style}><b>1. aşama</b> biter</p>`)).toBe('<ul><li><b>1. aşama</b> biter</li></ul>');
  expect(lists(`<p ${style}><span>Oda</span> boş</p>`)).toBe('<ul><li>Oda boş</li></ul>');
  expect(lists(`<p ${style}><span>o gün</span> boş</p>`)).toBe('<ul><li>o gün boş</li></ul>');
});

describe('a list whose properties are in the document’s style sheet', () => {
  const sheet = '<style>@page {margin:0}</style><style>p.Madde, li.Madde {color:red; mso-list:l2 level1 lfo4}</style>';
  const further = '<style>p.Madde2{mso-list:l2 level2 lfo4} p.Govde {color:red}</style>';

  test('is known by its classes', () => {
    const body = '<p class="Madde">a</p><p class="Madde2">b</p><p class="Govde">c</p>';
    expect(lists(body, sheet + further)).toBe('<ul><li>a<ul><li>b</li></ul></li></ul><p>c</p>');
  });

  test('is none without the sheet', () => expect(lists('<p class="Madde">a</p>')).toBe('<p>a</p>'));
});

describe('a list that has lost its properties', () => {
  test.each(['·', '•', '▪', '§', '–', '-', 'o', '\uf0b7'])('is known by its class and %s', (sign) => {
    expect(lists(bare('a', `${sign}\u00a0`))).toBe('<ul><li>a</li></ul>');
  });

  test.each(['1. ', '10. ', '(b)\u00a0', 'iv) ', ' 2.  ', '7.  \u00a0'])('or by %j, which numbers it', (sign) => {
    expect(lists(bare('a', sign))).toBe('<ol><li>a</li></ol>');
  });

  test.each([
    ['another class', bare('a', '· ', 'MsoNormal')],
    ['a class that only ends so', bare('a', '· ', 'MyMsoList')],
    ['a word', bare('a', 'oda ')],
    ['a sentence that begins so', bare('a', 'o gün ')],
    ['a letter of the text', bare('da', 'o')],
    ['a sentence that ends so', bare('a', 'Bkz. 1. ')],
    ['no marker', '<p class="MsoListParagraph">a</p>'],
  ])('is none with %s', (_what, html) => expect(lists(html)).toMatch(/^<p>/));
});
