import 'server-only';

import type { Language } from '../i18n/languages';
import { normalizeApplicationModel } from './normalize-application-model';
import { parseContext } from './parse-context';
import type { ApplicationModel } from './types';

/** A model with nothing in it, for a form that is to be shown although the backend has never answered. */
export function emptyModel(language: Language): ApplicationModel {
  const parts = { siteInfo: {}, menu: [], footer: [] };
  const model = normalizeApplicationModel(parts, language, parseContext(language));
  if (!model) throw new Error('the parts of an application model are not enough for one');
  return model;
}
