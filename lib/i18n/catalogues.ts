import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };

/** Turkish is the reference catalogue: every other one has its keys. */
export type Messages = typeof tr;

/** The interface texts by language. A new language needs a catalogue and its name here (docs/adding-a-language.md). */
export const catalogues = { tr, en } satisfies Record<string, Messages>;
