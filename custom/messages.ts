import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };

/**
 * Interface texts that the company says differently, and those of its own sections, by language. Turkish names all own
 * keys. A further language is a file and a line here.
 */
export const customMessages: { tr: CustomMessages } & Record<string, Partial<Record<string, string>>> = { tr, en };

export type CustomMessages = typeof tr;
