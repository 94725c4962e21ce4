import type { Language } from '../i18n/languages';
import { defaultLanguage } from '../i18n/languages';
import { isRecord } from '../sections/parse-section';

/** A value as the backend sent it, not validated. */
export type Raw = Record<string, unknown>;

const records = (value: unknown): Raw[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The sections of a copy of a page as the backend sent them, the extra block's (`data`) included. */
function sectionsOf(copy: unknown): Raw[] {
  if (!isRecord(copy)) return [];
  return [...records(copy.sections), ...records(Array.isArray(copy.data) ? copy.data : [copy.data])];
}

/** The copy of a page in a language; undefined if it is not translated. */
export function copyOf(page: Raw, language: Language): Raw | undefined {
  if (language === defaultLanguage) return page;
  const copies = page.otherLangs;
  const copy = isRecord(copies) ? copies[language] : undefined;
  return isRecord(copy) ? copy : undefined;
}

/** A section in a language's copy of the page; undefined if the copy does not have it. */
export function sectionOf(page: Raw, language: Language, id: string): Raw | undefined {
  return sectionsOf(copyOf(page, language)).find((section) => String(section.id) === id);
}

/** Every section of a page, its extra block's included. */
export function allSections(page: Raw): Raw[] {
  return sectionsOf(page);
}

export const idsOf = (page: Raw): string[] => allSections(page).map(({ id }) => String(id));

const orderOf = ({ order }: Raw) => (typeof order === 'number' ? order : 0);

/** The sections of each part of a page, in the order that visitors see. A section stays in its part. */
export function partsOf(page: Raw): Raw[][] {
  const parts = [records(page.sections), records(Array.isArray(page.data) ? page.data : [page.data])];
  return parts.map((sections) => sections.toSorted((a, b) => orderOf(a) - orderOf(b)));
}

/** The ids of the sections in the part of the page that a section is in. */
export function idsAround(page: Raw, id: string): string[] {
  const ids = partsOf(page).map((part) => part.map((section) => String(section.id)));
  return ids.find((part) => part.includes(id)) ?? [];
}

/** A copy of the page with a replaced section, as if it were saved. */
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
  // A new translation starts with the Turkish sections.
  const begun =
    copy && sectionOf(page, language, id)
      ? copy
      : { ...page, otherLangs: undefined, ...copy, sections: page.sections, data: page.data };
  return { ...page, otherLangs: { ...(isRecord(page.otherLangs) && page.otherLangs), [language]: swapped(begun) } };
}
