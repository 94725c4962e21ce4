import { inLanguage, type Language } from '../i18n/languages';
import type { Field, Fields } from '../sections/define-section';
import type { Value, Values } from './values/types';

/** Not at the end of a cell, so that a row stays on its line. */
const blockEnd = /(?:<\/(?:p|li|h\d|blockquote|tr|caption|figcaption)>|<br\s*\/?>)(?!\s*<\/t[dh]>)/gi;
const cellEnd = /<\/t[dh]>(?!\s*<\/tr>)/gi;

/**
 * HTML as text, with a line for each block, and a tab between the cells of a row. Only in the browser. A document made by
 * the parser runs no script.
 */
export function textOfHtml(html: string): string {
  const marked = html.replace(blockEnd, '$&\n').replace(cellEnd, '$&\t');
  const { body } = new DOMParser().parseFromString(marked, 'text/html');
  return body.textContent.trim();
}

function linesOf(field: Field, value: Value | undefined, own: Language, isTranslation: boolean): string[] {
  if (field.kind === 'group') return fieldLines(field.fields, (value ?? {}) as Values, own, isTranslation);
  if (field.kind === 'list') {
    return ((value ?? []) as Values[]).flatMap((item) => fieldLines(field.fields, item, own, isTranslation));
  }
  if (isTranslation && !field.localized) return [];
  const isText = ['text', 'html', 'link', 'tags', 'date'].includes(field.kind);
  const plain = Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value.trim() : '';
  const text = field.kind === 'html' ? textOfHtml(plain) : plain;
  if (!isText || !text) return [];
  return [`${inLanguage(field.label, own)}: ${text.includes('\n') ? `\n${text}` : text}`];
}

const fieldLines = (fields: Fields, values: Values, own: Language, isTranslation: boolean): string[] =>
  Object.entries(fields).flatMap(([name, field]) => linesOf(field, values[name], own, isTranslation));

/**
 * The texts of a form as plain text, to paste elsewhere: each with its label, and one language after the other. What all
 * languages share is in the first one only.
 *
 * @param own the language of the labels
 */
export function plainText(
  fields: Fields,
  values: Record<string, Values>,
  languages: readonly { code: Language; name: string }[],
  own: Language,
): string {
  return languages
    .map(({ code, name }, index) => ({ name, lines: fieldLines(fields, values[code] ?? {}, own, index > 0) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, lines }) => [name, ...lines].join('\n'))
    .join('\n\n');
}
