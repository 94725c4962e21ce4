import { maxPageText } from '../../../../lib/sections/text-limits';
import { defaultLanguage, type Language, type Localized } from '../../languages';
import { isColor } from '../../validation/patterns';
import { inLanguage, isRecord, type StoredValues } from '../../wire/values';
import { refuseProblems } from '../http/edit-error';
import type { Problem } from '../sections/problem';
import type { DraftPage } from './read-page';

const texts = ['title', 'description', 'keywords'] as const;
const colors = ['logoColor', 'logoBgColor'] as const;
const names: readonly string[] = [...texts, ...colors, 'isVisible'];

/** The parts of the page that an edit of its own fields depends on, in one language. */
export function viewOfPage(page: DraftPage, language: Language): unknown {
  const { isVisible, logoColor, logoBgColor } = page;
  return [...texts.map((name) => inLanguage(page[name], language) || null), isVisible === true, logoColor, logoBgColor];
}

/**
 * The page with an editor's values; absent values stay as they are.
 *
 * @throws EditError 400 naming the fields
 */
export function withPageValues(page: DraftPage, values: StoredValues, language: Language): DraftPage {
  const problems: Problem[] = Object.keys(values)
    .filter((name) => !names.includes(name))
    .map((name) => ({ path: name.slice(0, 100), code: 'unknown' }));
  const changed: Record<string, unknown> = { ...page };
  for (const name of names.filter((each) => Object.hasOwn(values, each))) {
    const value = values[name] ?? '';
    const code = problemOf(name, value, language);
    if (code) problems.push({ path: name, code });
    // A reusable section has no address that visitors could open.
    else if (name === 'isVisible' && page.isReusable) changed[name] = false;
    else changed[name] = isText(name) ? inOneLanguage(page[name], value, language) : value === '' ? null : value;
  }
  refuseProblems(problems);
  return changed as unknown as DraftPage;
}

const isText = (name: string): name is (typeof texts)[number] => (texts as readonly string[]).includes(name);

function inOneLanguage(stored: Localized<string> | undefined, value: unknown, language: Language) {
  return { ...(isRecord(stored) ? stored : {}), [language]: value === '' ? null : value };
}

function problemOf(name: string, value: unknown, language: Language): Problem['code'] | undefined {
  if (name === 'isVisible') return typeof value === 'boolean' ? undefined : 'invalid';
  // eslint-disable-next-line no-control-regex -- neither database keeps a NUL
  if (typeof value !== 'string' || !value.isWellFormed() || /\u0000/.test(value)) return 'invalid';
  if (value.length > maxPageText) return 'too_long';
  if (!isText(name)) return value === '' || isColor(value) ? undefined : 'invalid';
  return name === 'title' && language === defaultLanguage && value.trim() === '' ? 'required' : undefined;
}
