import { Editor, Extension } from '@tiptap/core';
import { type Command, Plugin, TextSelection } from '@tiptap/pm/state';

import { cleanPasted } from '@/lib/edit/clean-pasted';

import { insertBreak, joinItemBackward, joinItemForward, leaveEmptyItem, separateLines } from './commands';
import { fromHtml, serializerOf } from './html';
import { elementExtensions } from './schema';

/** Runs a command of ProseMirror's on an editor. @returns whether there was anything to do */
export function runCommand({ state, view }: Editor, command: Command): boolean {
  return command(state, view.dispatch, view);
}

const keys = Extension.create({
  name: 'keys',
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
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
      appendTransaction: (transactions, _before, state) =>
        transactions.some(({ docChanged }) => docChanged) ? separateLines(state) : undefined,
    }),
  ],
});

/**
 * Makes an element on the page the editor of a text. The form around it keeps what can be undone, for all of its
 * fields at once.
 *
 * @param mount becomes the editor itself; its name, role and description stay
 */
export function startEditor(mount: HTMLElement, html: string): Editor {
  const editor = new Editor({
    element: { mount },
    extensions: [...elementExtensions, keys],
    content: fromHtml(html).toJSON(),
    // The policy forbids style elements without its nonce: RichText.module.scss has what the editor needs.
    injectCSS: false,
    editorProps: { transformPastedHTML: cleanPasted },
  });
  editor.view.setProps({ clipboardSerializer: serializerOf(editor.schema) });
  return editor;
}

/** Shows another text. It is not an edit: nobody is told of it. */
export function showHtml({ state, schema, view }: Editor, html: string): void {
  const { tr, selection } = state;
  tr.replaceWith(0, state.doc.content.size, fromHtml(html, schema).content).setMeta('preventUpdate', true);
  const [anchor, head] = [selection.anchor, selection.head].map((pos) => Math.min(pos, tr.doc.content.size));
  view.dispatch(tr.setSelection(TextSelection.between(tr.doc.resolve(anchor ?? 0), tr.doc.resolve(head ?? 0))));
}
