const texts = {
  tr: {
    inUse: 'Bu listede sayfalar var, silinemez: {names}. Önce onları listeden çıkarın.',
    isGone: 'silinmiş liste',
  },
  en: {
    inUse: 'This list has pages and cannot be deleted: {names}. Take them out of it first.',
    isGone: 'deleted list',
  },
} as const;

export const categoryText = (language: string | undefined, key: keyof (typeof texts)['tr']): string =>
  texts[language === 'en' ? 'en' : 'tr'][key];
