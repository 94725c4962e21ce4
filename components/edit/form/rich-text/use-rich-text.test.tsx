import { act, render } from '@testing-library/react';
import type { Editor } from '@tiptap/core';

import { useRichText } from './use-rich-text';

const reported: string[] = [];

/** A field whose form renders each value when the test says so. */
function Field({ html }: { html: string }) {
  const { box } = useRichText(html, (now) => reported.push(now));
  return <div ref={box} />;
}

const textOf = (container: HTMLElement) => container.querySelector('[contenteditable]')?.textContent;

/** Types at the end, as two key presses of which the form has rendered none yet. */
function type(container: HTMLElement, text: string) {
  const now = (container.querySelector('[contenteditable]') as unknown as { editor: Editor }).editor;
  act(() => {
    now.commands.insertContentAt(now.state.doc.content.size - 1, text);
  });
}

beforeEach(() => reported.splice(0));

test('a value that the form renders late does not undo what was typed since', () => {
  const { container, rerender } = render(<Field html="<p>a</p>" />);
  type(container, 'b');
  type(container, 'c');
  expect(reported).toEqual(['<p>ab</p>', '<p>abc</p>']);
  rerender(<Field html="<p>ab</p>" />);
  expect(textOf(container)).toBe('abc');
  rerender(<Field html="<p>abc</p>" />);
  expect(textOf(container)).toBe('abc');
});

test('a value that is set from outside replaces what was typed and not rendered, and undo brings that back', () => {
  const { container, rerender } = render(<Field html="<p>a</p>" />);
  type(container, 'b');
  rerender(<Field html="<p>x</p>" />);
  expect(textOf(container)).toBe('x');
  rerender(<Field html="<p>ab</p>" />);
  expect(textOf(container)).toBe('ab');
});

test('undo to a value that was typed before is shown, also where the form has skipped some', () => {
  const { container, rerender } = render(<Field html="<p>a</p>" />);
  for (const letter of 'bcd') type(container, letter);
  rerender(<Field html="<p>abcd</p>" />);
  for (const [html, text] of [
    ['<p>abc</p>', 'abc'],
    ['<p>a</p>', 'a'],
    ['<p>abcd</p>', 'abcd'],
  ] as const) {
    rerender(<Field html={html} />);
    expect(textOf(container)).toBe(text);
  }
});
