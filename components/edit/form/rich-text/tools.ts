import type { Editor } from '@tiptap/core';

import type { EditKey } from '../../texts/edit-texts';
import { setBlock, toggleList, toggleQuote } from './commands';
import { runCommand } from './start-editor';

interface Tool {
  /** The element that the tool makes. */
  tag: string;
  key: EditKey;
  /** Shown on the button; default: the first letter of its name. */
  symbol?: string;
  run: (editor: Editor) => boolean;
}

/** The tools in the order of the toolbar. */
export const tools: readonly Tool[] = [
  { tag: 'strong', key: 'editBold', run: ({ commands }) => commands.toggleMark('strong') },
  { tag: 'em', key: 'editItalic', run: ({ commands }) => commands.toggleMark('em') },
  { tag: 'p', key: 'editParagraph', symbol: '¶', run: (editor) => runCommand(editor, setBlock('p')) },
  { tag: 'h3', key: 'editHeading3', symbol: 'H3', run: (editor) => runCommand(editor, setBlock('h3')) },
  { tag: 'h4', key: 'editHeading4', symbol: 'H4', run: (editor) => runCommand(editor, setBlock('h4')) },
  { tag: 'blockquote', key: 'editQuote', symbol: '“', run: (editor) => runCommand(editor, toggleQuote) },
  { tag: 'ul', key: 'editBullets', symbol: '•', run: (editor) => runCommand(editor, toggleList('ul')) },
  { tag: 'ol', key: 'editNumbers', symbol: '1.', run: (editor) => runCommand(editor, toggleList('ol')) },
];

/** The tools' elements that contain the selection. */
export function activeTags(editor: Editor): string[] {
  return tools.map(({ tag }) => tag).filter((tag) => editor.isActive(tag));
}

/** The address of the link at the cursor; empty without one. */
export function addressAt(editor: Editor): string {
  const { href } = editor.getAttributes('a');
  return typeof href === 'string' ? href : '';
}

/** Inserts an address as the text of its own link, with the marks at the cursor. */
function insertLink({ state, view }: Editor, address: string): void {
  const { schema, storedMarks, selection, tr } = state;
  const link = schema.mark('a', { href: address });
  const text = schema.text(
    address.replace(/^(mailto|tel):/i, ''),
    link.addToSet(storedMarks ?? selection.$from.marks()),
  );
  view.dispatch(tr.replaceSelectionWith(text, false));
}

/**
 * Links the selection, or changes the address of the link there. With nothing selected, the address becomes the text.
 * An empty address removes the link. The selection stays, so that the next letter does not replace the link.
 */
export function setLink(editor: Editor, address: string): void {
  const { from, to, empty } = editor.state.selection;
  if (address && empty && !editor.isActive('a')) {
    insertLink(editor, address);
    return;
  }
  const chain = editor.chain().extendMarkRange('a');
  (address ? chain.setMark('a', { href: address }) : chain.unsetMark('a')).setTextSelection({ from, to }).run();
}
