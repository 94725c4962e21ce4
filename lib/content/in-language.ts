import { defaultLanguage, type Language } from '../i18n/languages';
import { isRecord } from '../sections/parse-section';
import type { Foreign } from './types';

const suffix = 'OtherLangs';

/** A menu is seven deep, columns and twins included. Anything deeper is ignored. */
const maxDepth = 16;

const isPicture = (value: unknown) => typeof value === 'string' || (isRecord(value) && typeof value.src === 'string');

/** Whether a twin can replace its field: it is not empty, and of the same kind. A picture is a text or an object. */
function canReplace(base: unknown, twin: unknown): boolean {
  if (twin === undefined || twin === null || twin === '') return false;
  if (base === undefined || base === null) return true;
  if (isPicture(base) && isPicture(twin)) return true;
  return typeof twin === typeof base && Array.isArray(twin) === Array.isArray(base);
}

function twinIn(twins: unknown, language: Language): unknown {
  return isRecord(twins) && Object.hasOwn(twins, language) ? twins[language] : undefined;
}

/** The texts of a record that have no twin. A symbol, so that it cannot clash with a key of the backend. */
const untranslated = Symbol('untranslated');

const hasWords = (value: unknown) => typeof value === 'string' && /\p{L}/u.test(value);

/**
 * The application model in a language: every field, at any depth, is replaced by its twin in that language
 * (`titleOtherLangs.en` for `title`, docs/contract.md#otherlangs-twins) if the twin is of the field's kind. The twins
 * themselves are left out. The default language has none.
 *
 * @param value whatever the backend sent
 */
export function inLanguageOf(value: unknown, language: Language): unknown {
  return read(value, language, language === defaultLanguage, 0);
}

/** @param isTranslated whether the value is part of a twin, so that its own fields need no twins */
function read(value: unknown, language: Language, isTranslated: boolean, depth: number): unknown {
  if (depth > maxDepth) return value;
  if (Array.isArray(value)) return value.map((part) => read(part, language, isTranslated, depth + 1));
  if (!isRecord(value)) return value;
  const isTwin = (name: string) => name.endsWith(suffix) && isRecord(value[name]);
  const bases = Object.keys(value).map((name) => (isTwin(name) ? name.slice(0, -suffix.length) : name));
  const foreign = new Set<string>();
  const entries = [...new Set(bases)].flatMap((name) => {
    const base = Object.hasOwn(value, name) ? value[name] : undefined;
    const twin = language === defaultLanguage ? undefined : twinIn(value[name + suffix], language);
    const isReplaced = canReplace(base, twin);
    const shown = isReplaced ? twin : base;
    if (!isReplaced && !isTranslated && hasWords(base)) foreign.add(name);
    return shown === undefined ? [] : [[name, read(shown, language, isTranslated || isReplaced, depth + 1)] as const];
  });
  return Object.defineProperty(Object.fromEntries(entries), untranslated, { value: foreign });
}

/**
 * The fields of a record from `inLanguageOf` whose texts exist in the default language only, with that language.
 *
 * @param names of the fields with texts for people
 * @returns undefined if all of them are in the requested language
 */
export function foreignTexts<Name extends string>(
  record: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Foreign<Name>['foreign'] {
  const found = (record as { [untranslated]?: ReadonlySet<string> })[untranslated];
  const foreign = names.filter((name) => found?.has(name));
  if (foreign.length === 0) return undefined;
  return Object.fromEntries(foreign.map((name) => [name, defaultLanguage])) as Partial<Record<Name, Language>>;
}
