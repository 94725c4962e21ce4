const tr = {
  title: 'Çeviriler',
  counting: 'Sayfalar sayılıyor: {done} / {all}',
  failed: 'Çeviriler şu anda sayılamıyor.',
  fine: 'Bütün çeviriler tamam: {count} sayfa.',
  open: 'Çevrilecek metni olan sayfalar var.',
  pages: '{count} sayfa',
  missing: '{count} eksik',
  outdated: '{count} eski',
  copied: '{count} Türkçe kopya',
  complete: 'tamam',
  list: 'Bütün sayfaların listesi',
};

const en: typeof tr = {
  title: 'Translations',
  counting: 'Counting the pages: {done} of {all}',
  failed: 'The translations cannot be counted now.',
  fine: 'All translations are complete: {count} pages.',
  open: 'There are pages with texts to translate.',
  pages: '{count} pages',
  missing: '{count} missing',
  outdated: '{count} outdated',
  copied: '{count} copies of the Turkish text',
  complete: 'complete',
  list: 'List of all pages',
};

export const translationTexts = (language: string) => (language === 'en' ? en : tr);
