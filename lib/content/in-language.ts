import { defaultLanguage, type Language } from '../i18n/languages';
import { isRecord } from '../sections/parse-section';

const suffix = 'OtherLangs';

/** A menu is seven deep, columns and twins included. What lies deeper is nobody's to read. */
const maxDepth = 16;

const isPicture = (value: unknown) => typeof value === 'string' || (isRecord(value) && typeof value.src === 'string');

/** Whether a twin can stand for its field: it says something, and is of its kind. A picture is a text or a record. */
function canReplace(base: unknown, twin: unknown): boolean {
  if (twin === undefined || twin === null || twin === '') return false;
  if (base === undefined || base === null) return true;
  if (isPicture(base) && isPicture(twin)) return true;
  return typeof twin === typeof base && Array.isArray(twin) === Array.isArray(base);
}

function twinIn(twins: unknown, language: Language): unknown {
  return isRecord(twins) && Object.hasOwn(twins, language) ? twins[language] : undefined;
}

/**
 * The application model as a language has it: every field, at any depth, takes its twin of that language
 * (`titleOtherLangs.en` for `title`, SPEC.md §3), where the twin is there and of the field's kind. Twins themselves are
 * left out. The default language has none.
 *
 * @param value whatever the backend sent
 */
export function inLanguageOf(value: unknown, language: Language, depth = 0): unknown {
  if (depth > maxDepth) return value;
  const inner = (part: unknown) => inLanguageOf(part, language, depth + 1);
  if (Array.isArray(value)) return value.map(inner);
  if (!isRecord(value)) return value;
  const isTwin = (name: string) => name.endsWith(suffix) && isRecord(value[name]);
  const bases = Object.keys(value).map((name) => (isTwin(name) ? name.slice(0, -suffix.length) : name));
  return Object.fromEntries(
    [...new Set(bases)].flatMap((name) => {
      const base = Object.hasOwn(value, name) ? value[name] : undefined;
      const twin = language === defaultLanguage ? undefined : twinIn(value[name + suffix], language);
      const shown = canReplace(base, twin) ? twin : base;
      return shown === undefined ? [] : [[name, inner(shown)]];
    }),
  );
}
