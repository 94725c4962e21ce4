/** @jest-environment jsdom */
import { cleanPasted } from './clean-pasted';
import { googleDocs, libreOffice, wordList, wordSafari } from './pasted.fixture';

/** An item of a list as Word for Windows copies it. */
const item = (text: string, sign: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;

test.each([
  ['bullets of Word', item('a', '·') + item('<b>b</b>', '·'), '<ul><li>a</li><li><strong>b</strong></li></ul>'],
  ['numbers of Word', item('a', '1.') + item('b', '2.'), '<ol><li>a</li><li>b</li></ol>'],
  [
    'levels of Word',
    item('a', '·') + item('b', 'o', 2) + item('c', 'o', 2) + item('d', '·'),
    '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>',
  ],
  [
    'a paragraph between two lists of Word',
    `${item('a', '·')}<p class=MsoNormal>b</p>${item('c', '·')}`,
    '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>',
  ],
  ['bullets behind numbers of Word', item('a', '1)') + item('b', '·'), '<ol><li>a</li></ol><ul><li>b</li></ul>'],
  [
    'lists of Word on the web',
    '<div class="ListContainerWrapper"><ul><li><p><span>a</span></p></li></ul></div>' +
      '<div class="ListContainerWrapper"><ul><li><p><span>b</span></p></li></ul></div>',
    '<ul><li>a</li><li>b</li></ul>',
  ],
  [
    'bold and italic by a style',
    '<p><span style="font-weight:700">a</span> <span style="font-style: italic;color:red">b</span></p>',
    '<p><strong>a</strong> <em>b</em></p>',
  ],
  [
    'the wrapper of Google’s documents',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">a</span></p></b>',
    '<p>a</p>',
  ],
  [
    'the head of a Word document',
    '<html xmlns:o="urn:x"><head><style>p.MsoNormal{margin:0}</style></head><body lang=TR><!--StartFragment-->' +
      '<p class=MsoNormal style="margin:0"><b>a<o:p></o:p></b></p><!--EndFragment--></body></html>',
    '<p><strong>a</strong></p>',
  ],
])('%s', (_what, html, clean) => {
  expect(cleanPasted(html).replace(/\n/g, '')).toBe(clean);
});

test.each([
  ['a bold that is none', '<p><b style="font-weight:400">a</b></p>', '<p>a</p>'],
  ['an italic that is none', '<p><em style="font-style: normal">a</em></p>', '<p>a</p>'],
  [
    'the computed styles of Chromium',
    '<p><strong style="font-style: normal">a</strong> <em style="font-weight: 400">b</em></p>',
    '<p><strong>a</strong> <em>b</em></p>',
  ],
  ['styles in capitals', '<p><span style="FONT-WEIGHT:BOLD">a</span></p>', '<p><strong>a</strong></p>'],
  [
    'what is both',
    '<p><span style="font-weight:600;font-style:italic">a</span></p>',
    '<p><em><strong>a</strong></em></p>',
  ],
  [
    'raised and lowered figures of Google',
    '<p>m<span style="vertical-align:super">2</span> H<span style="vertical-align:sub">2</span></p>',
    '<p>m² H₂</p>',
  ],
  ['what is neither', '<p><span style="font-weight:500;font-style:oblique">a</span></p>', '<p>a</p>'],
  [
    'other elements of a normal weight',
    '<blockquote style="font-weight:normal"><p>a</p></blockquote>',
    '<blockquote><p>a</p></blockquote>',
  ],
  [
    'an item with a paragraph and a numbered list',
    '<ul><li><p>a</p><ol><li>b</li></ol></li></ul>',
    '<ul><li>a<ol><li>b</li></ol></li></ul>',
  ],
  ['an item with two paragraphs', '<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
  ['a list in a list without an item', '<ul><ul><li>a</li></ul></ul>', '<ul><li>a</li></ul>'],
  [
    'lists with a text between them',
    '<ul><li>a</li></ul>x<ul><li>b</li></ul>',
    '<ul><li>a</li></ul><p>x</p><ul><li>b</li></ul>',
  ],
])('%s', (_what, html, clean) => expect(cleanPasted(html)).toBe(clean));

test.each([
  ['<p data-pm-slice="1 1 []">b </p><p>c</p>', '<p data-pm-slice="1 1 []">b </p><p>c</p>'],
  ['<meta charset="utf-8"><h2 data-pm-slice="0 0 []">b</h2>', '<h3 data-pm-slice="0 0 []">b</h3>'],
  ['<p data-pm-slice="x">b </p>', '<p>b </p>'],
])('%s keeps where the copied part of a text begins and ends', (html, clean) => expect(cleanPasted(html)).toBe(clean));

test('no script is pasted', () => {
  expect(cleanPasted('<p onclick="x()">a<img src=x onerror=y()><script>z()</script></p>')).toBe('<p>a</p>');
});

const intro = '<p><strong>Zemin iyileştirme</strong> ve <em>derin temel</em>';
const levels = '<ul><li><strong>Jet grout</strong><ul><li>Tek akışkanlı</li></ul></li><li>Mini kazık</li></ul>';

test.each([
  [
    'Word',
    wordList,
    `${intro} işleri:</p>${levels}<ol><li>Etüt</li><li>Uygulama</li></ol><ul><li>Madde imli biçem</li></ul>`,
  ],
  ['Word without its style properties', wordSafari, '<ul><li><strong>Jet grout</strong></li><li>Mini kazık</li></ul>'],
  ['LibreOffice', libreOffice, `${intro}</p>${levels}<ol><li>Etüt</li></ol>`],
  ['Google Docs', googleDocs, `${intro}</p>${levels}<ol><li>Etüt</li></ol>`],
])('bold, italic and lists of %s are kept', (_program, html, clean) => {
  const text = cleanPasted(html)
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?(?:p|ul|ol|li)>) ?/g, '$1');
  expect(text).toBe(clean);
});
