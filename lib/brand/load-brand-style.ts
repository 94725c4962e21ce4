import 'server-only';

import { BackendFailure, getApplicationModel } from '../content';
import type { Language } from '../i18n/languages';
import { type BrandStyle, brandStyle } from './brand-style';
import { nameMark } from './name-mark';

/**
 * The look of a page. When the backend has no usable answer it is the style sheet's: the page itself reports the
 * failure, and is not cached.
 */
export async function loadBrandStyle(language: Language): Promise<BrandStyle & { icon?: string; mark?: string }> {
  try {
    const model = await getApplicationModel(language);
    const { brand } = model;
    return { ...brandStyle(brand), icon: brand?.icon?.src, mark: nameMark(model) };
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
    return brandStyle();
  }
}
