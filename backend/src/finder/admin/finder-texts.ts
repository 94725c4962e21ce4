const tr = {
  find: 'Her yerde ara',
  label: 'Sayfa, metin, görsel, mesaj ya da işlem',
  hint: '↑ ↓ ile seçin, Enter ile açın.',
  close: 'Kapat',
  results: 'Bulunanlar',
  loading: 'Aranıyor…',
  failed: 'Arama şu anda yanıt vermiyor. Biraz sonra yeniden deneyin.',
  signIn: 'Oturumunuz sona erdi. Sayfayı yenileyip yeniden giriş yapın.',
  nothing: '“{query}” ile ilgili bir şey bulunamadı.',
  count: '{count} sonuç',
  pages: 'Sayfalar',
  texts: 'Sayfaların metinlerinde',
  media: 'Görseller ve dosyalar',
  messages: 'Mesajlar',
  actions: 'İşlemler',
  newPage: 'Yeni sayfa',
  draft: 'Taslak',
  reusable: 'Ortak bölüm',
  open: '{name}: aç',
  onSite: 'Siteyi yerinde düzenle',
};

const en: typeof tr = {
  find: 'Search everything',
  label: 'Page, text, picture, message or command',
  hint: 'Choose with ↑ ↓, open with Enter.',
  close: 'Close',
  results: 'Results',
  loading: 'Searching…',
  failed: 'The search does not answer. Try again a little later.',
  signIn: 'Your session has ended. Load the page again and sign in.',
  nothing: 'Nothing was found for “{query}”.',
  count: '{count} results',
  pages: 'Pages',
  texts: 'In the texts of pages',
  media: 'Pictures and files',
  messages: 'Messages',
  actions: 'Commands',
  newPage: 'New page',
  draft: 'Draft',
  reusable: 'Reusable section',
  open: 'Open: {name}',
  onSite: 'Edit the site in place',
};

export type FinderTexts = typeof tr;

export const finderTexts = (language: string): FinderTexts => (language === 'en' ? en : tr);
