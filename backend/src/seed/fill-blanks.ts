import { isRecord } from '../wire/values';

/** Values by the names of their blanks; one that is missing or empty leaves its blanks. */
export type Blanks = Readonly<Record<string, string | undefined>>;

const BLANK = /\{\{(\w+)\}\}/g;

const isHtml = (text: string) => /<\w/.test(text);

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/**
 * Fills the blanks of a template, such as `{{legalName}}`, at any depth. Values are escaped where they come into HTML.
 *
 * @param template texts, lists and objects of JSON
 */
export function fillBlanks<T>(template: T, blanks: Blanks): T {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const put = isHtml(value) ? escaped : (text: string) => text;
      return value.replace(BLANK, (blank, name: string) => (blanks[name] ? put(blanks[name]) : blank));
    }
    if (Array.isArray(value)) return value.map(fill);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part)]));
  };
  return fill(template) as T;
}

/** The names of the blanks that a template or a stored page has, each once. */
export function blanksIn(value: unknown): string[] {
  return [...new Set([...JSON.stringify(value ?? null).matchAll(BLANK)].map(([, name]) => name ?? ''))];
}
