/** The lists a page can appear in (CONTRACT.md, GetCategoryPages). */
export const categories = [
  { value: 'teknoloji_uygulama', label: { tr: 'Teknoloji ve Uygulamalar', en: 'Technology and Applications' } },
  { value: 'referanslar', label: { tr: 'Referanslar', en: 'References' } },
  { value: 'metro', label: { tr: 'Metro', en: 'Metro' } },
  { value: 'karayolu_demiryolu', label: { tr: 'Karayolu ve demiryolu', en: 'Roads and railways' } },
  { value: 'baraj', label: { tr: 'Baraj', en: 'Dams' } },
  { value: 'otel_avm_konut', label: { tr: 'Otel, AVM ve konut', en: 'Hotels, malls and housing' } },
  { value: 'endustri', label: { tr: 'Endüstri', en: 'Industry' } },
] as const;

export type Category = (typeof categories)[number]['value'];

export function isCategory(value: string): value is Category {
  return categories.some((category) => category.value === value);
}
