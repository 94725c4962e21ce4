import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };

/** The interface texts by language. A further language is one more catalogue and one more line here. */
const catalogues = { tr, en } satisfies Record<string, Messages>;

/** Turkish is the reference catalogue: every other one has its keys. */
export type Messages = typeof tr;
export type MessageKey = keyof Messages;
export type Language = keyof typeof catalogues;

/** SPEC.md §9: the default language, which lives at the bare paths. */
export const defaultLanguage: Language = 'tr';

export const languages = Object.keys(catalogues) as Language[];

export function isLanguage(value: string): value is Language {
  return Object.hasOwn(catalogues, value);
}

/** A function that answers the interface text of a key, with `{name}` filled in from `values`. */
export type Translate = (key: MessageKey, values?: Record<string, string>) => string;

/**
 * The interface texts of a language.
 *
 * @param language one of `languages`
 */
export function translator(language: Language): Translate {
  const messages: Messages = catalogues[language];
  return (key, values = {}) => messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
