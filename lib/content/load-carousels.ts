import 'server-only';

import type { Language } from '../i18n/languages';
import { carousels } from '../routes/site-routes';
import { getCategoryPages, type Page } from '.';

export interface Carousels {
  technologies: Page[];
  references: Page[];
}

/** The pages of the two carousels; null for a list that could not be fetched. */
export function carouselLists(language: Language): Promise<(Page[] | null)[]> {
  return Promise.all(carousels.map((category) => getCategoryPages(category, language)));
}

/** The pages of the two carousels that the home and about pages share. */
export async function loadCarousels(language: Language): Promise<Carousels> {
  const [technologies, references] = await carouselLists(language);
  return { technologies: technologies ?? [], references: references ?? [] };
}
