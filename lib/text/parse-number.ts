import type { Language } from '@/lib/i18n/languages';

/** A number in a text: `{prefix}{number}{suffix}`, and its format. */
export interface ParsedNumber {
  prefix: string;
  suffix: string;
  value: number;
  /** Digits after the decimal mark. */
  decimals: number;
  /** The least number of digits before it: `007` has three. */
  minDigits: number;
  isGrouped: boolean;
  /** The marks between groups of three digits, and before the decimals. */
  marks: { group: string; decimal: string };
}

/** The marks of a language, from `Intl`. */
function marksOf(language: Language): ParsedNumber['marks'] {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(12345.6);
  const mark = (type: 'group' | 'decimal', usual: string) => parts.find((part) => part.type === type)?.value ?? usual;
  return { group: mark('group', '.'), decimal: mark('decimal', ',') };
}

/** JavaScript numbers keep no more digits. */
const maxDigits = 15;

/**
 * The first number of a text such as `1.250+`, `%98` or `0,42 m`, by the rules of the language.
 *
 * @returns undefined when there is none, or one with too many digits
 */
export function parseNumber(text: string, language: Language): ParsedNumber | undefined {
  const marks = marksOf(language);
  // Languages that group by a space have one that does not break. What people type is any space.
  const group = /\s/.test(marks.group) ? '[ \u00a0\u202f]' : `\\${marks.group}`;
  const decimal = `\\${marks.decimal}`;
  // Three digits after a mark are a group only if no further digit follows.
  const pattern = new RegExp(`(\\d{1,3}(${group})\\d{3}(?:\\2\\d{3})*(?!\\d)|\\d+)(?:${decimal}(\\d+))?`);
  const match = pattern.exec(text);
  const [written, whole, writtenGroup, fraction = ''] = match ?? [];
  if (!match || !written || !whole) return undefined;
  const digits = whole.replaceAll(/\D/g, '');
  if (digits.length + fraction.length > maxDigits) return undefined;
  return {
    prefix: text.slice(0, match.index),
    suffix: text.slice(match.index + written.length),
    value: Number(`${digits}.${fraction || '0'}`),
    decimals: fraction.length,
    minDigits: digits.startsWith('0') ? digits.length : 1,
    isGrouped: writtenGroup !== undefined,
    marks: { ...marks, group: writtenGroup ?? marks.group },
  };
}

/** The text with another value: `formatNumber(parsed.value, parsed)` returns the parsed text. */
export function formatNumber(value: number, parsed: ParsedNumber): string {
  const { prefix, suffix, decimals, minDigits, isGrouped, marks } = parsed;
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const padded = whole.padStart(minDigits, '0');
  const grouped = isGrouped ? padded.replace(/\B(?=(\d{3})+$)/g, marks.group) : padded;
  return `${prefix}${grouped}${fraction ? marks.decimal + fraction : ''}${suffix}`;
}
