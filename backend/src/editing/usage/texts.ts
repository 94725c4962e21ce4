const texts = {
  tr: {
    title: 'Kullanıldığı yerler',
    nowhere: 'Hiçbir yerde kullanılmıyor.',
    draftsToo: 'Yayındaki sayfalar ve en yeni taslaklar sayılır.',
    inUse: 'Bu dosya kullanımda, silinemez: {names}. Önce oralardan kaldırın.',
    isPublic:
      'Bu dosya yayında: {names}. Onu yalnızca yönetici değiştirir. Yeni bir dosya yükleyip sayfanın taslağında onu seçin.',
    isMany: 'Birden çok dosyayı bir arada yalnızca yönetici değiştirir.',
    navigation: 'Menü',
    footer: 'Alt bilgi',
    popup: 'Duyuru penceresi',
    brand: 'Marka',
    inBin: '{names} (çöp kutusu)',
  },
  en: {
    title: 'Where it is used',
    nowhere: 'On no page.',
    draftsToo: 'Published pages and the newest drafts count.',
    inUse: 'This file is in use and cannot be deleted: {names}. Remove it there first.',
    isPublic:
      'This file is public: {names}. Only an administrator changes it. Upload a new file and choose it in the page’s draft.',
    isMany: 'Only an administrator changes several files at once.',
    navigation: 'Menu',
    footer: 'Footer',
    popup: 'Promo popup',
    brand: 'Brand',
    inBin: '{names} (bin)',
  },
} as const;

type Key = keyof (typeof texts)['tr'];

export function usageText(language: string | undefined, key: Key, names = ''): string {
  return texts[language === 'en' ? 'en' : 'tr'][key].replace('{names}', () => names);
}

/** A page or entry of the bin by its title, a global by its label in the admin. */
export function usageName(
  language: string | undefined,
  { name, kind }: { name: string; kind: 'page' | 'category' | 'global' | 'bin' },
): string {
  if (kind === 'bin') return usageText(language, 'inBin', name);
  return kind === 'global' ? usageText(language, name as Key) : name;
}
