import { reasonText } from './reason-text';

test.each([
  ['forbidden; whoever scheduled it is no administrator any more', 'Bu işlem için yetkiniz yok.'],
  ['conflict; stale revision', 'Bu içerik siz düzenlerken başkası tarafından değiştirildi.'],
  ['not an administrator', 'Bu işlem için yetkiniz yok.'],
  ['link_broken about-1.description', 'Bağlantı bir yere çıkmıyor (about-1.description).'],
  [
    'validation; section_empty list-1; alt_missing hero-1.list',
    'Lütfen işaretli alanları düzeltin. Bölüm boş: ziyaretçi boş bir şerit görür (list-1). Görselin alternatif metni yok (hero-1.list).',
  ],
  ['Jet grout, Anasayfa', 'Jet grout, Anasayfa'],
  ['', ''],
])('%s', (reason, text) => {
  expect(reasonText(reason, 'tr')).toBe(text);
});

test('in English', () => {
  expect(reasonText('not_found; there is no page x', 'en')).toBe('Not found.');
});
