import { editTranslator } from './edit-texts';
import { loadEditTexts } from './load-edit-texts';
import { placeName, unsavedText } from './unsaved-text';

const t = editTranslator(loadEditTexts('tr'));
const section = (id: string, type: string, order: number, title?: string) => ({ id, type, order, title });
const page = {
  sections: [
    section('text-2', 'textBlock', 40),
    section('hero-1', 'hero', 10, 'Tünel'),
    section('text-1', 'textBlock', 20),
    section('text-3', 'textBlock', 50, 'Zemin'),
    section('hero-2', 'hero', 60, 'Tünel'),
    section('table-1', 'table', 70),
  ],
  otherLangs: {
    en: {
      sections: [
        { id: 'hero-1', type: 'hero', title: 'Tunnel' },
        { id: 'text-3', type: 'textBlock' },
      ],
    },
  },
};
const nameOf = (id: string, language: 'tr' | 'en' = 'tr') => placeName(`section:${id}`, page, language, t);

test('a section is named by its title', () => {
  expect(nameOf('text-3')).toBe('Metin “Zemin”');
});

test('in another language by its title there, or the Turkish one', () => {
  expect(nameOf('hero-1', 'en')).toBe('Hero “Tunnel”');
  expect(nameOf('text-3', 'en')).toMatch(/“Zemin”$/);
});

test('sections that would have the same name are numbered as visitors see them', () => {
  expect(['text-1', 'text-2'].map((id) => nameOf(id))).toEqual(['Metin 1', 'Metin 2']);
  expect(['hero-1', 'hero-2'].map((id) => nameOf(id))).toEqual(['Kapak “Tünel” 1', 'Kapak “Tünel” 2']);
  expect(nameOf('table-1')).toBe('Tablo');
});

test('the page and a section that is gone have names too', () => {
  expect(placeName('page', page, 'tr', t)).toBe('Sayfa ayarları');
  expect(nameOf('gone')).toBe('silinmiş bir bölüm');
});

test('the bar names a part of every page, and does not count it as a section', () => {
  const textOf = (...targets: string[]) => unsavedText(targets, page, 'tr', t);
  expect(textOf('part:navigation')).toBe('Menü: kaydedilmemiş değişiklik');
  expect(textOf('part:navigation', 'section:text-1')).toBe('2 yerde kaydedilmemiş değişiklik');
  expect(textOf('page', 'section:text-1')).toBe('Sayfa ayarlarında ve 1 bölümde kaydedilmemiş değişiklik');
  expect(textOf()).toBe('');
});
