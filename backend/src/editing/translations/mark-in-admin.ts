import type { CollectionBeforeChangeHook } from 'payload';
import { languageOf } from '../../forms/http/form-call';
import { defaultLanguage } from '../../languages';
import type { StoredValues } from '../../wire/values';
import { withSave } from '../checks/with-save';
import { readNewest, type PageId } from '../pages/read-page';
import { outdatedAfter } from './outdated';

/** Notes which translations a save in the admin or through the REST API leaves outdated. Editing calls do it themselves. */
export const markOutdated: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req, context }) => {
  if (operation !== 'update' || context.isSeeding || context.isChecked || context.isRestoringVersion) return data;
  const stored = await readNewest(req, (originalDoc as { id: PageId }).id);
  const page = withSave(stored, data as StoredValues, languageOf(req.locale) ?? defaultLanguage);
  return { ...data, outdatedTranslations: outdatedAfter(stored, page) };
};
