const texts = {
  tr: {
    restore: 'Geri getir',
    restored: 'Geri getirildi.',
    forbidden: 'Bunun için oturum açın.',
    adminOnly: 'Silinen sayfaları yalnızca yönetici geri getirir.',
    gone: 'Geri getirilemedi: çöp kutusunda ya da sayfası artık yok.',
    taken: 'Bu adreste artık başka bir sayfa var. Önce onun adresini değiştirin.',
    failed: 'Geri getirilemedi. Yeniden deneyin.',
    linksTitle: 'Bu sayfaya verilen bağlantılar',
    linksNone: 'Menüde, başka sayfalarda ve yönlendirmelerde bağlantısı yok.',
    linksMore: 'Buraya bağlantı veren başka sayfalar ya da yönlendirmeler de var.',
    linksHint:
      'Silinen sayfa 30 gün çöp kutusunda kalır. Silerken adresini yönlendirmek için sitede Sayfa işlemleri › Sayfayı sil komutunu kullanın.',
    navigation: 'Menü',
    footer: 'Alt bilgi',
    redirect: 'Yönlendirme',
  },
  en: {
    restore: 'Restore',
    restored: 'Restored.',
    forbidden: 'Sign in to do this.',
    adminOnly: 'Only administrators restore deleted pages.',
    gone: 'It could not be restored: it is no longer in the bin, or its page is deleted.',
    taken: 'Another page has this address now. Change its address first.',
    failed: 'It could not be restored. Try again.',
    linksTitle: 'Links to this page',
    linksNone: 'Nothing in the menu, on other pages or in redirects leads here.',
    linksMore: 'More pages or redirects lead here.',
    linksHint:
      'A deleted page stays in the bin for 30 days. To redirect its address, use Page actions › Delete page on the site.',
    navigation: 'Menu',
    footer: 'Footer',
    redirect: 'Redirect',
  },
} as const;

type Key = keyof (typeof texts)['tr'];

export const binText = (language: string | undefined, key: Key): string => texts[language === 'en' ? 'en' : 'tr'][key];
