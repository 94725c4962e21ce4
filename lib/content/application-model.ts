import 'server-only';

import { cache } from 'react';

import { readBackend } from '../backend/client';
import { BackendFailure } from '../backend/failure';
import type { Language } from '../i18n/languages';
import { allContent } from './all-content';
import { normalizeApplicationModel } from './normalize-application-model';
import { withOwnCategories } from './own-categories';
import { parseContext } from './parse-context';
import type { ApplicationModel } from './types';
import { withDemoMenu } from './with-demo-menu';

/**
 * Reads what the backend has sent as the application model in a language.
 *
 * @throws {BackendFailure} if it is none
 */
export async function readModel(raw: unknown, language: Language): Promise<ApplicationModel> {
  const model = normalizeApplicationModel(withOwnCategories(await withDemoMenu(raw)), language, parseContext(language));
  if (!model) throw new BackendFailure('GetApplicationModel', 'not an application model');
  return model;
}

/**
 * The application model in a language.
 *
 * @throws {BackendFailure} when the backend has no usable answer
 */
export const getApplicationModel = cache(async (language: Language): Promise<ApplicationModel> => {
  const raw = await readBackend('GetApplicationModel', {}, [allContent, 'application-model']);
  return readModel(raw, language);
});
