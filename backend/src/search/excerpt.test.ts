import { excerpt, mark } from './excerpt';
import { fold } from './fold';

/** Whether a word is among some folded ones. */
const among =
  (...words: string[]) =>
  (word: string) =>
    words.includes(fold(word));

const filler = 'Zemin iyileştirme çalışmaları sürüyor. '.repeat(20);
const marked = ({ text, marks }: ReturnType<typeof mark>) => marks.map(([start, end]) => text.slice(start, end));

it('marks words as they are written', () => {
  expect(marked(mark('KÖPRÜ ve köprü, köprüler', among('kopru')))).toEqual(['KÖPRÜ', 'köprü']);
});

it('shows the place where most of the terms are', () => {
  const piece = excerpt(`köprü ${filler}demiryolu köprü projesi ${filler}`, among('kopru', 'demiryolu'));
  expect(marked(piece)).toEqual(['demiryolu', 'köprü']);
  expect(piece.text).toMatch(/^… \S/);
  expect(piece.text).toMatch(/\S …$/);
  expect(piece.text.length).toBeLessThan(240);
});

it('shows the beginning of a text without the terms, and a short text as it is', () => {
  expect(excerpt(filler, among('yok')).text).toMatch(/^Zemin .+ …$/);
  expect(excerpt('Kısa metin', among())).toEqual({ text: 'Kısa metin', marks: [] });
  expect(excerpt('', among('a'))).toEqual({ text: '', marks: [] });
  expect(excerpt('x'.repeat(500), among()).text.length).toBeLessThan(240);
});
