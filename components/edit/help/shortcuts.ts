import type { PanelName } from '../state/edit-context';
import type { EditKey } from '../texts/edit-texts';

interface Shortcut {
  /** The keys that are pressed together; several ways after one another. */
  keys: readonly (readonly string[])[];
  does: EditKey;
}

export interface ShortcutGroup {
  title: EditKey;
  shortcuts: readonly Shortcut[];
}

const undo: Shortcut[] = [
  { keys: [['Ctrl', 'Z']], does: 'editKeyUndo' },
  {
    keys: [
      ['Ctrl', 'Y'],
      ['Ctrl', 'Shift', 'Z'],
    ],
    does: 'editKeyRedo',
  },
];

const form: ShortcutGroup = {
  title: 'editKeysForm',
  shortcuts: [{ keys: [['Ctrl', 'S']], does: 'editKeySave' }, ...undo, { keys: [['Esc']], does: 'editKeyClose' }],
};

const panel: ShortcutGroup = { title: 'editKeysPanel', shortcuts: [{ keys: [['Esc']], does: 'editKeyClose' }] };

const writing: ShortcutGroup = {
  title: 'editKeysWriting',
  shortcuts: [
    { keys: [['Enter']], does: 'editKeyWritten' },
    { keys: [['Esc']], does: 'editKeyNotWritten' },
    { keys: [['Ctrl', 'S']], does: 'editKeySave' },
  ],
};

const section: ShortcutGroup = {
  title: 'editKeysSection',
  shortcuts: [
    { keys: [['Enter']], does: 'editKeyEdit' },
    { keys: [['F2']], does: 'editKeyWrite' },
    { keys: [['Enter'], ['↑', '↓'], ['Enter']], does: 'editKeyMove' },
  ],
};

const everywhere: ShortcutGroup = {
  title: 'editKeysEverywhere',
  shortcuts: [
    { keys: [['Ctrl', 'K']], does: 'editKeyFind' },
    { keys: [['?']], does: 'editKeyHelp' },
  ],
};

const isForm = (name: PanelName) => name === 'page' || /^(?:section|part):/.test(name);

/** The keys that work now, the view's own first. */
export function shortcutsOf(name: PanelName | null, isWriting: boolean): ShortcutGroup[] {
  if (isWriting) return [writing, everywhere];
  if (name) return [isForm(name) ? form : panel, section, everywhere];
  return [section, { title: 'editKeysPage', shortcuts: undo }, everywhere];
}
