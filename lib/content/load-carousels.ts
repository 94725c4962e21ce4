import 'server-only';

import type { Language } from '../i18n/languages';
import { getCategoryPages, type Page } from '.';

export interface Carousels {
  technologies: Page[];
  references: Page[];
}

/** The pages of the two carousels that the home and about pages share (SPEC.md §2). */
export async function loadCarousels(language: Language): Promise<Carousels> {
  const [technologies, references] = await Promise.all([
    getCategoryPages('teknoloji_uygulama', language),
    getCategoryPages('referanslar', language),
  ]);
  return { technologies: technologies ?? [], references: references ?? [] };
}
