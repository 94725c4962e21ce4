/** @jest-environment jsdom */
import type { Editor } from '@tiptap/core';
import { type Command, TextSelection } from '@tiptap/pm/state';

import { insertBreak, leaveEmptyItem, setBlock, toggleList, toggleQuote } from './commands';
import { toHtml } from './html';
import { runCommand, showHtml, startEditor } from './start-editor';

let editor: Editor;

/** Starts an editor. In the text, `[` and `]` mark the selection, or `|` marks the cursor. */
function edit(marked: string): void {
  const mount = document.createElement('div');
  document.body.append(mount);
  editor = startEditor(mount, marked);
  for (const [sign, side] of [
    ['|', 'both'],
    ['[', 'from'],
    [']', 'to'],
  ] as const) {
    editor.state.doc.descendants((node, pos) => {
      const at = node.text?.indexOf(sign) ?? -1;
      if (at < 0) return;
      const place = pos + at;
      editor.view.dispatch(editor.state.tr.delete(place, place + 1));
      const { doc, selection } = editor.state;
      const [anchor, head] = side === 'to' ? [selection.from, place] : [place, place];
      editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(doc, anchor, head)));
    });
  }
}

const html = () => toHtml(editor.state.doc);
const run = (command: Command) => runCommand(editor, command);
const press = (key: string, more: KeyboardEventInit = {}) =>
  editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
const type = (text: string) => editor.view.dispatch(editor.state.tr.insertText(text));

/** Copies the selection, and pastes it at a place. */
function copyTo(place: number): void {
  const { view, state } = editor;
  const { dom } = view.serializeForClipboard(state.selection.content());
  view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, place)));
  view.pasteHTML(dom.innerHTML, new Event('paste') as ClipboardEvent);
}

afterEach(() => {
  editor.destroy();
  document.body.replaceChildren();
});

test.each<[string, string, Command, string]>([
  ['a heading', '<p>a|</p>', setBlock('h3'), '<h3>a</h3>'],
  ['a paragraph again', '<h4>a|</h4>', setBlock('p'), '<p>a</p>'],
  ['a paragraph of a quotation', '<blockquote>a|</blockquote>', setBlock('p'), '<p>a</p>'],
  ['a quotation', '<h3>a|</h3><p>b</p>', toggleQuote, '<blockquote><p>a</p></blockquote><p>b</p>'],
  ['what was quoted', '<blockquote>a|</blockquote>', toggleQuote, '<p>a</p>'],
  ['a list', '<p>[a</p><p>b]</p>', toggleList('ul'), '<ul><li>a</li><li>b</li></ul>'],
  ['a list of the other kind', '<ul><li>a|</li><li>b</li></ul>', toggleList('ol'), '<ol><li>a</li><li>b</li></ol>'],
  ['paragraphs of items', '<ul><li>a</li><li>b|</li></ul>', toggleList('ul'), '<ul><li>a</li></ul><p>b</p>'],
  [
    'an item of the outer list',
    '<ul><li>a<ul><li>b|</li></ul></li></ul>',
    toggleList('ul'),
    '<ul><li>a</li><li>b</li></ul>',
  ],
  [
    'a list in a cell',
    '<table><tbody><tr><td>a|</td></tr></tbody></table>',
    toggleList('ul'),
    '<table><tbody><tr><td><ul><li>a</li></ul></td></tr></tbody></table>',
  ],
  ['a line break', '<p>a|b</p>', insertBreak, '<p>a<br>b</p>'],
])('makes %s', (_what, before, command, after) => {
  edit(before);
  expect(run(command)).toBe(true);
  expect(html()).toBe(after);
});

test.each<[string, string, string[], string]>([
  ['Enter in an item begins another one', '<ul><li>a|b</li></ul>', ['Enter'], '<ul><li>a</li><li>b</li></ul>'],
  ['Enter in an empty item ends the list', '<ul><li>a|</li></ul>', ['Enter', 'Enter'], '<ul><li>a</li></ul><p>!</p>'],
  [
    'Enter in a cell makes paragraphs',
    '<table><tbody><tr><td>a|b</td></tr></tbody></table>',
    ['Enter'],
    '<table><tbody><tr><td><p>a</p><p>!b</p></td></tr></tbody></table>',
  ],
  [
    'Enter in a quotation begins a paragraph',
    '<blockquote><p>a|</p></blockquote>',
    ['Enter'],
    '<blockquote><p>a</p><p>!</p></blockquote>',
  ],
  [
    'Backspace in the first item takes it out of its list',
    '<ul><li>|a</li><li>b</li></ul>',
    ['Backspace'],
    '<p>!a</p><ul><li>b</li></ul>',
  ],
  [
    'Backspace joins an item to the one before',
    '<ul><li>a</li><li>|b</li></ul>',
    ['Backspace'],
    '<ul><li>a!b</li></ul>',
  ],
  [
    'Backspace joins a paragraph to the list before',
    '<ul><li>a</li></ul><p>|b</p>',
    ['Backspace'],
    '<ul><li>a!b</li></ul>',
  ],
  ['Delete joins the next item', '<ul><li>a|</li><li>b</li></ul>', ['Delete'], '<ul><li>a!b</li></ul>'],
])('%s', (_what, before, pressed, after) => {
  edit(before);
  for (const key of pressed) press(key);
  if (after.includes('!')) type('!');
  expect(html()).toBe(after);
});

test('Ctrl+B and Ctrl+I toggle bold and italic', () => {
  edit('<p>[a]</p>');
  press('b', { ctrlKey: true });
  press('i', { ctrlKey: true });
  expect(html()).toBe('<p><strong><em>a</em></strong></p>');
  press('b', { ctrlKey: true });
  expect(html()).toBe('<p><em>a</em></p>');
});

test('Enter replaces the whole text after Ctrl+A', () => {
  edit('<p>a|</p><ul><li>b</li></ul>');
  press('a', { ctrlKey: true });
  press('Enter');
  type('c');
  expect(html()).toMatch(/^(<p><\/p>)?<p>c<\/p>$/);
});

test('bold continues in the next paragraph, and in a list made from it', () => {
  edit('<p><strong>a|</strong></p>');
  press('Enter');
  run(toggleList('ul'));
  type('b');
  expect(html()).toBe('<p><strong>a</strong></p><ul><li><strong>b</strong></li></ul>');
});

test('Enter in an empty line does not leave an item that has other content', () => {
  edit('<ul><li>a|<ul><li>b</li></ul></li></ul>');
  editor.view.dispatch(editor.state.tr.delete(3, 4));
  expect(run(leaveEmptyItem)).toBe(false);
});

test.each([
  ['a paragraph', '<p>b [c ]d</p>', '<p>b c c d</p>'],
  ['an item of a list', '<ul><li>b [c ]d</li></ul>', '<ul><li>b c c d</li></ul>'],
  ['a heading', '<h3><em>b[ c] d</em></h3>', '<h3><em>b c c d</em></h3>'],
])('words of %s are copied and pasted with the space at their edge', (_what, before, after) => {
  edit(before);
  copyTo(editor.state.selection.to);
  expect(html()).toBe(after);
});

test('words of an item are pasted into an empty paragraph as words', () => {
  edit('<ul><li>b [c ]d</li></ul><p>e</p>');
  editor.view.dispatch(editor.state.tr.delete(12, 13));
  copyTo(12);
  expect(html()).toBe('<ul><li>b c d</li></ul><p>c </p>');
});

test('another text is shown without an update event, and the cursor keeps its place', () => {
  edit('<p>ab|c</p>');
  const update = jest.fn();
  editor.on('update', update);
  const { from } = editor.state.selection;
  showHtml(editor, '<p>abcd</p>');
  expect(html()).toBe('<p>abcd</p>');
  expect(editor.state.selection.from).toBe(from);
  expect(update).not.toHaveBeenCalled();
});

test('the editor adds no style element to the page', () => {
  edit('<p>a</p>');
  expect(document.querySelector('style')).toBeNull();
});
