import type { Editor } from '@tiptap/core';

import type { EditKey } from '../../texts/edit-texts';
import { setBlock, toggleList, toggleQuote } from './commands';
import { runCommand } from './start-editor';

interface Tool {
  /** Of the element that it makes. */
  tag: string;
  key: EditKey;
  /** What the button shows; the first letter of its name without. */
  symbol?: string;
  run: (editor: Editor) => boolean;
}

/** What the toolbar does, in its order. */
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

/** The elements around what is selected, of those that a tool makes. */
export function activeTags(editor: Editor): string[] {
  return tools.map(({ tag }) => tag).filter((tag) => editor.isActive(tag));
}

/** Links what is selected, or gives the link there another address; without an address the link goes. */
export function setLink(editor: Editor, address: string): void {
  const chain = editor.chain().extendMarkRange('a');
  if (!address) chain.unsetMark('a').run();
  else if (!editor.state.selection.empty || editor.isActive('a')) chain.setMark('a', { href: address }).run();
}
