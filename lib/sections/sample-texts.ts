import { defaultLanguage, inLanguage, type Language } from '../i18n/language';
import type { Field } from './define-section';

/** By language. In other languages a new section has no text, and visitors get that of the default language. */
const words: Partial<Record<Language, { mark: string; prose: string }>> = {
  tr: { mark: 'örnek', prose: 'Bu bir örnek metindir. Yerine kendi metninizi yazın.' },
  en: { mark: 'sample', prose: 'This is a sample text. Write your own in its place.' },
  de: { mark: 'Beispiel', prose: 'Das ist ein Beispieltext. Schreiben Sie an seine Stelle Ihren eigenen.' },
};

/** How many items a new list begins with. */
export const sampleItems = [1, 2, 3] as const;

type Leaf = Exclude<Field, { kind: 'list' | 'group' }>;

/**
 * The value that a field of a new section begins with, for editors to overwrite: texts only.
 *
 * @param item the number of the item that the field is in
 * @returns undefined if there is none in that language
 */
export function sampleValue(field: Leaf, language: Language, item?: number): string | string[] | undefined {
  const { kind, label, multiline, sample } = field;
  const own = words[language];
  if (!own) return undefined;
  if (sample) return inLanguage(sample, language);
  if (kind === 'html') return `<p>${own.prose}</p>`;
  if (kind === 'tags') return sampleItems.map((number) => `${own.mark} ${number}`);
  if (kind !== 'text') return undefined;
  const name = [inLanguage(label, language), item].filter(Boolean).join(' ');
  return multiline ? own.prose : `${name} (${own.mark})`;
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim();

/** Whether a text is the one that a text of several lines begins with. */
export const isSampleProse = (text: string): boolean => Object.values(words).some(({ prose }) => plain(text) === prose);

/** Whether a value is still the one that a new section began with, in any language. */
export function isSample(field: Field, value: unknown): boolean {
  if (field.kind === 'list' || field.kind === 'group') return false;
  const languages = Object.keys(words) as Language[];
  const begun = languages.flatMap((language) =>
    [undefined, ...sampleItems].flatMap((item) => sampleValue(field, language, item) ?? []),
  );
  if (Array.isArray(value)) return value.some((each) => begun.includes(String(each)));
  if (typeof value !== 'string' || value === '') return false;
  return isSampleProse(value) ? field.kind === 'html' || field.multiline === true : begun.includes(value.trim());
}

/** The languages in which a new section has texts: the default one, and that of its editor. */
export const sampleLanguages = (language: Language): Language[] => [...new Set([defaultLanguage, language])];
