import type { helpTexts } from './help-texts';

type HelpKey = keyof ReturnType<typeof helpTexts>;

export interface ShortcutGroup {
  title: HelpKey;
  shortcuts: readonly {
    /** The keys that are pressed together; several ways after one another. */
    keys: readonly (readonly string[])[];
    does: HelpKey;
  }[];
}

const record: ShortcutGroup = {
  title: 'record',
  shortcuts: [
    { keys: [['Ctrl', 'S']], does: 'save' },
    { keys: [['Esc']], does: 'closeDrawer' },
  ],
};

const everywhere: ShortcutGroup = {
  title: 'everywhere',
  shortcuts: [
    { keys: [['Ctrl', 'K']], does: 'find' },
    { keys: [['?']], does: 'openHelp' },
  ],
};

const search: ShortcutGroup = {
  title: 'search',
  shortcuts: [
    { keys: [['↑'], ['↓']], does: 'choose' },
    { keys: [['Enter']], does: 'open' },
  ],
};

/** A record of a collection, or a global. */
const isRecord = (path: string) => /\/(?:collections\/[^/]+\/[^/]+|globals\/[^/]+|account)\/?$/.test(path);

/** The keys that work in a view of the admin, its own first. */
export const shortcutsAt = (path: string): ShortcutGroup[] => [...(isRecord(path) ? [record] : []), everywhere, search];
