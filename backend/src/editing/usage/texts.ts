const texts = {
  tr: {
    title: 'Kullanıldığı yerler',
    nowhere: 'Hiçbir yerde kullanılmıyor.',
    draftsToo: 'Yayındaki sayfalar, en yeni taslaklar, yayın planları ve çöp kutusu sayılır.',
    inUse: 'Bu dosya kullanımda, silinemez: {names}. Önce oralardan kaldırın.',
    inPlan: '{names} (yayın planı)',
    isLinked:
      'Bu dosyanın adresine bağlantılar var: {names}. Değişen dosyanın adresi de değişir; bu bağlantılar boşa çıkardı. Yeni dosyayı kitaplığa ayrıca yükleyin ve bağlantıları ona çevirin. Bu dosya sonra silinebilir.',
    isPublic:
      'Bu dosya yayında, yayımlanması planlanmış ya da yayındayken silinmiş bir sayfada: {names}. Onu yalnızca yönetici değiştirir. Yeni bir dosya yükleyip sayfanın taslağında onu seçin.',
    isMany: 'Birden çok dosyayı bir arada yalnızca yönetici değiştirir.',
    oneByOne: 'Dosyaların içeriği birer birer değiştirilir.',
    navigation: 'Menü',
    footer: 'Alt bilgi',
    popup: 'Duyuru penceresi',
    brand: 'Marka',
    inBin: '{names} (çöp kutusu)',
  },
  en: {
    title: 'Where it is used',
    nowhere: 'On no page.',
    draftsToo: 'Published pages, the newest drafts, planned publications and the bin count.',
    inUse: 'This file is in use and cannot be deleted: {names}. Remove it there first.',
    inPlan: '{names} (planned publication)',
    isLinked:
      'There are links to the address of this file: {names}. A changed file has a new address, and these links would lead nowhere. Upload the new file to the library as another one, and set the links to it. After that, this file can be deleted.',
    isPublic:
      'This file is public, planned to be published or on a deleted page that was public: {names}. Only an administrator changes it. Upload a new file and choose it in the page’s draft.',
    isMany: 'Only an administrator changes several files at once.',
    oneByOne: 'The content of files is changed one file at a time.',
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
  { name, kind, isPlanned }: { name: string; kind: 'page' | 'category' | 'global' | 'bin'; isPlanned?: boolean },
): string {
  if (isPlanned) return usageText(language, 'inPlan', usageName(language, { name, kind }));
  if (kind === 'bin') return usageText(language, 'inBin', name);
  return kind === 'global' ? usageText(language, name as Key) : name;
}
