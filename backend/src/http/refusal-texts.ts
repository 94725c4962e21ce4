export const refusalTexts = {
  tr: {
    forbidden_origin: 'Bu istek yönetim panelinden gelmiyor.',
    content_type: 'Bu türde veri burada alınmıyor.',
  },
  en: {
    forbidden_origin: 'This request does not come from the admin.',
    content_type: 'Content of this type is not accepted here.',
  },
} as const;

export type RefusalCode = keyof (typeof refusalTexts)['tr'];
