import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };

/** Turkish is the reference catalogue: every other one has its keys. */
export type Messages = typeof tr;

/** The interface texts by language. A further one is a catalogue and a name in this line (docs/adding-a-language.md). */
export const catalogues = { tr, en } satisfies Record<string, Messages>;
