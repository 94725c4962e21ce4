import { editQuery } from '../http/edit-call';
import { readTranslations } from '../translations/overview';

/** How much of every page is translated. */
export const editTranslations = editQuery('EditTranslations', ({ req }) => readTranslations(req));
