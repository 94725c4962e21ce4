import { createHash } from 'node:crypto';
import { allTranslations, defaultLanguage, translationLanguages, type Language, type Localized } from '../../languages';
import type { StoredPage } from '../../wire/page';
import { inLanguage, isRecord } from '../../wire/values';
import { isEmpty, leavesOf } from '../checks/leaves';

/**
 * Translations that are older than their text: by text and language, the mark of the text they were made from. When the
 * text is that one again, the translation is no longer outdated.
 */
export type Outdated = Readonly<Record<string, Partial<Record<Language, string>>>>;

/** A text of a page with its translations. */
export interface PageText {
  /** Stays the same when items are moved. */
  key: string;
  sectionId: string | null;
  isHidden: boolean;
  /** The path of the field in the form. */
  field: string;
  stored: Localized<unknown>;
}

const ofPage = { title: 'title', description: 'description', summary: 'summary', dataHtml: 'data' } as const;

/** What stands for a text. */
export const markOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

const asLocalized = (stored: unknown) => (isRecord(stored) ? stored : {}) as Localized<unknown>;

/** The texts of a page that have translations. */
export function textsOf(page: StoredPage): PageText[] {
  const own = Object.entries(ofPage).map(([name, field]) => ({
    key: name,
    sectionId: null,
    isHidden: false,
    field,
    stored: asLocalized(page[name as keyof typeof ofPage]),
  }));
  const inSections = leavesOf(page)
    .filter(({ field }) => field.localized)
    .map(({ key, sectionId, isHidden, path, stored }) => ({
      ...{ key, sectionId, isHidden, field: path },
      stored: asLocalized(stored),
    }));
  return [...own, ...inSections];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** A text with its translations, anywhere. */
type AnyText = Pick<PageText, 'key' | 'stored'>;

function outdatedIn({ key, stored }: AnyText, before: AnyText | undefined, known: Outdated, language: Language) {
  const text = inLanguage(stored, defaultLanguage);
  const translation = inLanguage(stored, language);
  if (isEmpty(text) || isEmpty(translation)) return undefined;
  // It comes with its section, from another version or another page.
  const brought = known[key]?.[language];
  if (!before) return brought === markOf(text) ? undefined : brought;
  if (!isSame(translation, inLanguage(before.stored, language))) return undefined;
  const former = inLanguage(before.stored, defaultLanguage);
  if (isSame(text, former)) return known[key]?.[language];
  const madeFrom = known[key]?.[language] ?? (isEmpty(former) ? undefined : markOf(former));
  return madeFrom === markOf(text) ? undefined : madeFrom;
}

/** The translations that are outdated after a save: their text was changed, and they were not. */
export const outdatedAfter = (before: StoredPage, after: StoredPage): Outdated =>
  outdatedTexts(textsOf(before), textsOf(after), before.outdatedTranslations ?? {}, after.outdatedTranslations ?? {});

/**
 * The same for any texts.
 *
 * @param known those that were outdated before
 * @param brought the same for texts that were not there before
 */
export function outdatedTexts(
  before: readonly AnyText[],
  after: readonly AnyText[],
  known: Outdated,
  brought: Outdated = {},
): Outdated {
  const texts = new Map(before.map((text) => [text.key, text]));
  const entries = after.flatMap((text) => {
    const marks = allTranslations.flatMap((language) => {
      const former = texts.get(text.key);
      const mark = outdatedIn(text, former, former ? known : brought, language);
      return mark ? [[language, mark] as const] : [];
    });
    return marks.length > 0 ? [[text.key, Object.fromEntries(marks)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The page with its outdated translations noted. */
export function withOutdated<P extends StoredPage>(before: StoredPage, after: P): P {
  return { ...after, outdatedTranslations: outdatedAfter(before, after) };
}

/** The places of outdated translations. */
export function outdatedPlaces(page: StoredPage) {
  const known = page.outdatedTranslations ?? {};
  return textsOf(page).flatMap(({ key, sectionId, field }) =>
    translationLanguages()
      .filter((language) => known[key]?.[language])
      .map((language) => ({ sectionId, field, language }) as const),
  );
}

/** The page with a translation confirmed as current. */
export function withConfirmed<P extends StoredPage>(
  page: P,
  place: { sectionId: string | null; field: string; language: Language },
): P {
  const text = textsOf(page).find(({ sectionId, field }) => sectionId === place.sectionId && field === place.field);
  if (!text) return page;
  const { [text.key]: marks = {}, ...rest } = page.outdatedTranslations ?? {};
  const { [place.language]: _confirmed, ...others } = marks;
  const left = Object.keys(others).length > 0 ? { ...rest, [text.key]: others } : rest;
  return { ...page, outdatedTranslations: left };
}
