import type { GlobalSlug, Payload } from 'payload';
import { defaultLanguage, isLanguage } from '../languages';
import { applicationModelToStored } from './application-model-to-stored';
import type { SeedApplicationModel } from './content';
import { copyRowIds } from './copy-row-ids';
import type { FindMedia } from './section-to-stored';
import { seeding } from './seeding';

/**
 * Fills the globals that make up the application model, Turkish first.
 *
 * @param isWritten which of them; by default all
 */
export async function importGlobals(
  payload: Payload,
  model: SeedApplicationModel,
  findMedia: FindMedia,
  isWritten: (slug: GlobalSlug) => boolean = () => true,
): Promise<void> {
  const turkish = applicationModelToStored(model, defaultLanguage, findMedia);
  for (const [slug, data] of Object.entries(turkish) as [GlobalSlug, object | undefined][]) {
    if (!data || !isWritten(slug)) continue;
    const saved = await payload.updateGlobal({ slug, locale: defaultLanguage, data, depth: 0, ...seeding });
    for (const { code: language } of model.languages) {
      if (!isLanguage(language) || language === defaultLanguage) continue;
      const translation = applicationModelToStored(model, language, findMedia)[slug as keyof typeof turkish];
      const translated = copyRowIds(translation ?? {}, saved);
      await payload.updateGlobal({ slug, locale: language, data: translated, depth: 0, ...seeding });
    }
  }
}
