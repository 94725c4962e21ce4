/** @jest-environment jsdom */
import { translateElement } from './translate-element';

const texts = {
  replaced: [
    [/^Copy URL$/, 'Adresi kopyala'],
    [/^(\d+) results$/, '$1 seçenek'],
  ],
  time: new Intl.DateTimeFormat('tr', { dateStyle: 'medium', timeStyle: 'short' }),
  selectAll: 'Tümünü seç',
  dialog: 'Pencere',
} as const;

function translated(html: string): string {
  document.body.innerHTML = html;
  translateElement(document.body, texts);
  return document.body.innerHTML;
}

test('the texts that Payload does not translate are replaced', () => {
  expect(translated('<button><span>Copy URL</span></button>')).toBe('<button><span>Adresi kopyala</span></button>');
  expect(translated('<p>12 results</p>')).toBe('<p>12 seçenek</p>');
  expect(translated('<button aria-label="Copy URL"></button>')).toContain('"Adresi kopyala"');
  expect(translated('<section aria-label="Copy URL"></section>')).toContain('"Adresi kopyala"');
  expect(translated('<p>Copy URL of this</p>')).toBe('<p>Copy URL of this</p>');
});

test.each(['Nov 25, 2026, 9:41 PM', 'Nov 25, 2026, 9:41\u202FPM'])('%s is written as in Turkish', (time) => {
  expect(translated(`<strong>${time}</strong>`)).toBe('<strong>25 Kas 2026 21:41</strong>');
});

test('a checkbox is not called by the key of its field', () => {
  const box = (id: string, rest = '') =>
    `<div class="checkbox-input"><input type="checkbox" id="${id}" name="${id}" title="${id}">${rest}</div>`;
  expect(translated(box('select-all'))).toContain('title="Tümünü seç"');
  expect(translated(box('isVisible', '<label for="isVisible">Görünür</label>'))).not.toContain('title');
  expect(translated(box('isVisible'))).toContain('title="isVisible"');
});

test('a dialog is named by its heading, one of our own keeps its name', () => {
  expect(translated('<div role="dialog" id="delete-5" aria-label="delete-5"><h1>Silmeyi onayla</h1></div>')).toContain(
    'aria-label="Silmeyi onayla"',
  );
  expect(translated('<dialog id="document-locked" aria-label="document-locked"></dialog>')).toContain('"Pencere"');
  expect(translated('<dialog aria-label="Yardım"></dialog>')).toContain('aria-label="Yardım"');
});
