import type { Language } from '../i18n/languages';
import { defaultLanguage } from '../i18n/languages';
import { isRecord } from '../sections/parse-section';

/** A value as the backend sent it, not validated. */
export type Raw = Record<string, unknown>;

const records = (value: unknown): Raw[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The sections of a page in a language as the backend sent them; those of the extra block stand in `data`. */
function sectionsOf(copy: unknown): Raw[] {
  if (!isRecord(copy)) return [];
  return [...records(copy.sections), ...records(Array.isArray(copy.data) ? copy.data : [copy.data])];
}

/** A page's own texts in a language; undefined where it is not translated. */
export function copyOf(page: Raw, language: Language): Raw | undefined {
  if (language === defaultLanguage) return page;
  const copies = page.otherLangs;
  const copy = isRecord(copies) ? copies[language] : undefined;
  return isRecord(copy) ? copy : undefined;
}

/** A section as a language's copy of the page has it; undefined where that copy lacks it. */
export function sectionOf(page: Raw, language: Language, id: string): Raw | undefined {
  return sectionsOf(copyOf(page, language)).find((section) => String(section.id) === id);
}

/** Every section of a page, its extra block's included. */
export function allSections(page: Raw): Raw[] {
  return sectionsOf(page);
}

/** A copy of the page whose section is another: what the page would be if that were saved. */
export function withSection(page: Raw, language: Language, id: string, section: Raw): Raw {
  const swap = (list: unknown): unknown =>
    Array.isArray(list)
      ? list.map((entry: unknown) => (isRecord(entry) && String(entry.id) === id ? { ...entry, ...section } : entry))
      : isRecord(list) && String(list.id) === id
        ? { ...list, ...section }
        : list;
  const swapped = (copy: Raw): Raw => ({ ...copy, sections: swap(copy.sections), data: swap(copy.data) });
  if (language === defaultLanguage) return swapped(page);
  const copy = copyOf(page, language);
  // A page without a translation begins one with its Turkish sections.
  const begun =
    copy && sectionOf(page, language, id)
      ? copy
      : { ...page, otherLangs: undefined, ...copy, sections: page.sections, data: page.data };
  return { ...page, otherLangs: { ...(isRecord(page.otherLangs) && page.otherLangs), [language]: swapped(begun) } };
}
