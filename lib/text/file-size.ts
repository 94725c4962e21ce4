import { type Language, localeOf } from '../i18n/language';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * The size of a file as people read it: 4,8 MB.
 *
 * @param bytes at least 1
 */
export function fileSize(bytes: number, language: Language): string {
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: units[power],
    maximumFractionDigits: value < 10 && power > 1 ? 1 : 0,
  }).format(value);
}

/** The kind of a file, from the end of its name: PDF. Empty if the name has none. */
export function fileKind(src: string): string {
  const [, ending = ''] = /\.([a-z\d]{1,5})(?:[?#].*)?$/i.exec(src) ?? [];
  return ending.toUpperCase();
}
