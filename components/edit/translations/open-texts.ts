import { isPartName } from '@/components/layout/parts/definitions';
import type { EditedParts, PageProblem, TranslationCount } from '@/lib/edit/edit-info';
import { leavesOf, translationMarks } from '@/lib/edit/values/translation';
import { allSections, type Raw } from '@/lib/edit/wire-page';
import { defaultLanguage, type Language } from '@/lib/i18n/languages';

import { panelOf } from '../texts/problem-place';
import type { PanelName } from '../state/edit-context';
import { pageSubject, partSubject, sectionSubject, type Subject } from '../state/subject';

/** A section, or the page's settings, whose translation is not complete. */
export interface OpenTexts {
  target: PanelName;
  count: TranslationCount;
  /** The first field to work on. */
  field: string;
}

function openTextsOf(subject: Subject, page: Raw, language: Language, outdated: readonly string[]): OpenTexts {
  const [source, own] = [subject.values(page, defaultLanguage), subject.values(page, language)];
  const marks = Object.entries(translationMarks(subject.fields, source, own));
  const countOf = (mark: string) => marks.filter(([, each]) => each === mark).length;
  const [[first = ''] = []] = marks;
  return {
    target: subject.target as PanelName,
    count: {
      texts: leavesOf(subject.fields, source).length,
      missing: countOf('missing'),
      copied: countOf('copied'),
      outdated: outdated.length,
    },
    field: first || (outdated[0] ?? ''),
  };
}

/** What of a page and of the parts of every page is not translated to a language, in their order. Hidden sections need no translation. */
export function openTexts(
  page: Raw,
  pageKey: string,
  problems: readonly PageProblem[],
  language: Language,
  parts?: EditedParts,
): OpenTexts[] {
  const sections = allSections(page)
    .filter(({ isHidden }) => isHidden !== true)
    .map(({ id }) => sectionSubject(page, pageKey, String(id)));
  const shared = Object.keys(parts ?? {})
    .filter(isPartName)
    .map((name) => partSubject(name, parts));
  return [pageSubject(pageKey), ...sections, ...shared]
    .filter((subject) => subject !== undefined)
    .map((subject) => {
      // Those of a part come with it, not with the page.
      const own = subject.part
        ? (parts?.[subject.part]?.problems ?? [])
        : problems.filter((problem) => panelOf(problem) === subject.target);
      const outdated = own.filter(
        (problem) => problem.code === 'translation_outdated' && problem.language === language,
      );
      return openTextsOf(
        subject,
        page,
        language,
        outdated.map(({ field }) => field ?? ''),
      );
    })
    .filter(({ count: { missing, copied, outdated } }) => missing + copied + outdated > 0);
}
