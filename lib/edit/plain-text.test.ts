/** @jest-environment jsdom */
import { field, type Fields, group, list } from '../sections/define-section';
import { plainText } from './plain-text';

const label = (tr: string, en: string) => ({ tr, en });
const fields: Fields = {
  title: field('text', label('Başlık', 'Title')),
  text: field('html', label('Metin', 'Text')),
  link: field('link', label('Bağlantı', 'Link')),
  tags: field('tags', label('Etiketler', 'Tags')),
  day: field('date', label('Gün', 'Day')),
  isLarge: field('boolean', label('Büyük', 'Large')),
  image: field('image', label('Görsel', 'Picture')),
  button: group(label('Düğme', 'Button'), { caption: field('text', label('Yazı', 'Caption')) }),
  list: list(label('Öğeler', 'Items'), { name: field('text', label('Ad', 'Name')) }),
};
const turkish = { code: 'tr', name: 'Türkçe' } as const;
const english = { code: 'en', name: 'English' } as const;

test('each text has its label, and blocks of a rich text have lines of their own', () => {
  const values = {
    title: ' Jet grout ',
    text: '<h2>Nedir?</h2><p>Zemin <strong>iyileştirme</strong></p><ul><li>Bir</li><li>İki</li></ul>',
    link: '/page/a',
    tags: ['zemin', 'tünel'],
    day: '2026-11-25',
    isLarge: true,
    image: { src: '/media/a.jpg', alt: 'Makine' },
    button: { caption: 'Oku' },
    list: [{ name: 'Ada' }, { name: '' }, { name: 'Can' }],
  };
  expect(plainText(fields, { tr: values }, [turkish], 'tr')).toBe(
    [
      'Türkçe',
      'Başlık: Jet grout',
      'Metin: \nNedir?\nZemin iyileştirme\nBir\nİki',
      'Bağlantı: /page/a',
      'Etiketler: zemin, tünel',
      'Gün: 2026-11-25',
      'Yazı: Oku',
      'Ad: Ada',
      'Ad: Can',
    ].join('\n'),
  );
});

test.each([
  ['quotations and line breaks', '<blockquote>a</blockquote>b<br>c<br />d', 'a\nb\nc\nd'],
  ['rows of a table', '<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>', 'a\nb'],
  [
    'captions and rows, with a tab between cells,',
    '<table><caption>Boyut</caption><thead><tr><th>Ad</th><th>Boy</th></tr></thead>' +
      '<tbody><tr><td>Köprü</td><td><p>120 m</p></td> </tr></tbody></table>',
    'Boyut\nAd\tBoy\nKöprü\t120 m',
  ],
  [
    'rows, but not paragraphs in a cell,',
    '<table><tbody><tr><td><p>a</p></td><td>b<br></td></tr><tr><td>c</td></tr></tbody></table>',
    'a\tb\nc',
  ],
  ['captions of figures', '<figure><p>a</p><figcaption>b</figcaption></figure>c', 'a\nb\nc'],
])('%s end a line', (_what, html, text) => {
  expect(plainText(fields, { tr: { text: html } }, [turkish], 'tr')).toBe(`Türkçe\nMetin: \n${text}`);
});

test('a text of one line stands behind its label, and entities are letters', () => {
  expect(plainText(fields, { tr: { text: '<p>A &amp; B</p>' } }, [turkish], 'tr')).toBe('Türkçe\nMetin: A & B');
});

test('a translation follows, without what all languages share', () => {
  const values = {
    tr: { title: 'Bir', link: '/a', list: [{ name: 'İki' }] },
    en: { title: 'One', link: '/a', list: [{ name: 'Two' }] },
  };
  expect(plainText(fields, values, [turkish, english], 'en')).toBe(
    ['Türkçe', 'Title: Bir', 'Link: /a', 'Name: İki', '', 'English', 'Title: One', 'Name: Two'].join('\n'),
  );
});

test('a language without texts is left out', () => {
  expect(plainText(fields, { tr: { title: ' ' }, en: { title: 'One' } }, [turkish, english], 'tr')).toBe(
    'English\nBaşlık: One',
  );
  expect(plainText(fields, {}, [turkish, english], 'tr')).toBe('');
});
