import 'server-only';

import { BackendFailure, getApplicationModel } from '../content';
import type { Language } from '../i18n/languages';
import { type BrandStyle, brandStyle } from './brand-style';

/**
 * The look of a page. When the backend has no usable answer it is the style sheet's: the page itself reports the
 * failure, and is not cached.
 */
export async function loadBrandStyle(language: Language): Promise<BrandStyle & { icon?: string }> {
  try {
    const { brand } = await getApplicationModel(language);
    return { ...brandStyle(brand), icon: brand?.icon?.src };
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
    return brandStyle();
  }
}
