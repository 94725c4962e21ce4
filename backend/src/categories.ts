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

/** Where the site shows each list (SPEC.md §3); the two that are carousels stand on the home page and on /about. */
const slugs: Partial<Record<Category, string>> = {
  metro: 'metro-projeleri',
  karayolu_demiryolu: 'karayolu-ve-demiryolu-projeleri',
  baraj: 'baraj-projeleri',
  otel_avm_konut: 'otel-avm-ve-konut-projeleri',
  endustri: 'endustriyel-tesis-projeleri',
};

export const categoryAddresses: readonly string[] = Object.values(slugs).map((slug) => `/reference/${slug}`);

/** The bare addresses at which the site shows a list. */
export function addressOfCategory(category: string): string[] {
  if (!isCategory(category)) return [];
  const slug = slugs[category];
  return slug ? [`/reference/${slug}`] : ['/', '/about'];
}
