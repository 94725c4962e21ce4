import { defaultLanguage, isLanguage, type Language, languageName } from './language';

export interface OfferedLanguage {
  code: Language;
  name: string;
}

/** Those of a site whose host names none. */
const usual: readonly Language[] = [defaultLanguage, 'en'];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The languages of the site, from the application model (docs/contract.md#languages): those that the host names, each
 * once, and the default one, which every site has. A host that names none has Turkish and English.
 *
 * @param raw whatever the host sent
 * @param warn called for each entry that is left out
 */
export function readLanguages(raw: unknown, warn: (problem: string) => void = () => undefined): OfferedLanguage[] {
  const read = new Map<Language, string>();
  if (raw !== undefined && raw !== null && !Array.isArray(raw)) warn('languages: expected a list');
  if (!Array.isArray(raw) || raw.length === 0) return usual.map((code) => ({ code, name: languageName(code) }));
  raw.forEach((entry: unknown, index) => {
    const { code, name } = isRecord(entry) ? entry : {};
    const place = `languages[${index}]`;
    if (typeof code !== 'string' || !isLanguage(code)) warn(`${place}: not a known language: ${JSON.stringify(code)}`);
    else if (read.has(code)) warn(`${place}: ${code} is listed twice`);
    else read.set(code, (typeof name === 'string' && name.trim()) || languageName(code));
  });
  if (read.size > 0 && !read.has(defaultLanguage))
    warn(`languages: ${defaultLanguage} is missing; it is always offered`);
  const named = [...read].map(([code, name]) => ({ code, name }));
  return read.has(defaultLanguage) ? named : [{ code: defaultLanguage, name: languageName(defaultLanguage) }, ...named];
}
