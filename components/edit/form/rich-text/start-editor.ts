import { Editor, Extension } from '@tiptap/core';
import { type Command, Plugin, TextSelection } from '@tiptap/pm/state';

import { cleanPasted } from '@/lib/edit/clean-pasted';

import { insertBreak, joinItemBackward, joinItemForward, leaveEmptyItem, selectText, separateLines } from './commands';
import { fromHtml, serializerOf } from './html';
import { elementExtensions } from './schema';

/** Runs a ProseMirror command on an editor. @returns whether the command applied */
export function runCommand({ state, view }: Editor, command: Command): boolean {
  return command(state, view.dispatch, view);
}

/** Lets the editor read the browser's selection now. @returns false: the key is still to be handled */
function readSelection({ ownerDocument }: HTMLElement): false {
  ownerDocument.dispatchEvent(new Event('selectionchange'));
  return false;
}

const keys = Extension.create({
  name: 'keys',
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      // Tiptap's own selects the document, where Enter does nothing; this selects its text.
      'Mod-a': () => runCommand(editor, selectText),
      'Mod-b': () => editor.commands.toggleMark('strong'),
      'Mod-i': () => editor.commands.toggleMark('em'),
      'Shift-Enter': () => runCommand(editor, insertBreak),
      Enter: () => editor.commands.splitListItem('li') || runCommand(editor, leaveEmptyItem),
      Backspace: () => runCommand(editor, joinItemBackward),
      Delete: () => runCommand(editor, joinItemForward),
    };
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      // The browser reports a moved cursor in a task of its own. On a busy page the next key comes before it, and would
      // act on the selection before: an Enter after Ctrl+A and Ctrl+End would do nothing.
      props: { handleDOMEvents: { keydown: ({ dom }) => readSelection(dom) } },
      appendTransaction: (transactions, _before, state) =>
        transactions.some(({ docChanged }) => docChanged) ? separateLines(state) : undefined,
    }),
  ],
});

/**
 * Starts an editor on an element of the page. The editor has no undo history: the form has one for all of its fields.
 *
 * @param mount becomes the editable element; it keeps its name, role and description
 */
export function startEditor(mount: HTMLElement, html: string): Editor {
  const editor = new Editor({
    element: { mount },
    extensions: [...elementExtensions, keys],
    content: fromHtml(html).toJSON(),
    // The content security policy forbids style elements without a nonce, so RichText.module.scss has these styles.
    injectCSS: false,
    editorProps: { transformPastedHTML: cleanPasted },
  });
  editor.view.setProps({ clipboardSerializer: serializerOf(editor.schema) });
  return editor;
}

/** Shows another text without an `update` event, because it is not an edit. */
export function showHtml({ state, schema, view }: Editor, html: string): void {
  const { tr, selection } = state;
  tr.replaceWith(0, state.doc.content.size, fromHtml(html, schema).content).setMeta('preventUpdate', true);
  const [anchor, head] = [selection.anchor, selection.head].map((pos) => Math.min(pos, tr.doc.content.size));
  view.dispatch(tr.setSelection(TextSelection.between(tr.doc.resolve(anchor ?? 0), tr.doc.resolve(head ?? 0))));
}
