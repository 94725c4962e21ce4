import { categories as rows, type Category } from '../../lib/routes/site-routes';

const labels = {
  teknoloji_uygulama: { tr: 'Teknoloji ve Uygulamalar', en: 'Technology and Applications' },
  referanslar: { tr: 'Referanslar', en: 'References' },
  metro: { tr: 'Metro', en: 'Metro' },
  karayolu_demiryolu: { tr: 'Karayolu ve demiryolu', en: 'Roads and railways' },
  baraj: { tr: 'Baraj', en: 'Dams' },
  otel_avm_konut: { tr: 'Otel, AVM ve konut', en: 'Hotels, malls and housing' },
  endustri: { tr: 'Endüstri', en: 'Industry' },
} as const satisfies Record<Category, { tr: string; en: string }>;

/** The lists a page can appear in, as options for the admin. */
export const categories = rows.map(({ key }) => ({ value: key, label: labels[key] }));

export function isCategory(value: string): value is Category {
  return rows.some(({ key }) => key === value);
}
