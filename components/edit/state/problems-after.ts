import type { Problems } from '@/lib/edit/validate';
import { pathAfter } from '@/lib/edit/values/path-after';
import { pathOf } from '@/lib/edit/values/paths';
import { itemKey } from '@/lib/edit/values/types';
import type { Language } from '@/lib/i18n/languages';

import type { ByLanguage } from './step';

export type ProblemsByLanguage = Partial<Record<Language, Problems>>;

/** The problems of a form after a change: those of a list item go with it when it is moved or removed. */
export function problemsAfter(problems: ProblemsByLanguage, before: ByLanguage, after: ByLanguage): ProblemsByLanguage {
  const languages = Object.entries(problems).map(([code, own]) => {
    const moved = Object.entries(own).flatMap(([name, problem]) => {
      const path = pathAfter(pathOf(name), before[code], after[code], itemKey);
      return path ? [[path.join('.'), problem] as const] : [];
    });
    return [code, Object.fromEntries(moved)] as const;
  });
  return Object.fromEntries(languages.filter(([, own]) => Object.keys(own).length > 0));
}
