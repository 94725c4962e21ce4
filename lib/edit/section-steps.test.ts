import { addedTo, changeOf, stepOf } from './section-steps';

const page = {
  sections: [
    { id: 'b', type: 'hero', order: 20 },
    { id: 'a', type: 'hero', order: 10 },
    { id: 'c', type: 'hero', order: 30 },
  ],
  data: [{ id: 'x', type: 'about', order: 1 }],
};

test('a move is taken back to the place that the section had, in its own part of the page', () => {
  const undone = (id: string) => stepOf({ kind: 'move', id, afterId: 'b' }, page, undefined)?.undo;
  expect(undone('c')).toEqual({ kind: 'move', id: 'c', afterId: 'b' });
  expect(undone('a')).toEqual({ kind: 'move', id: 'a', afterId: null });
  expect(undone('x')).toEqual({ kind: 'move', id: 'x', afterId: null });
});

test('a new section goes, and comes back with its texts', () => {
  const after = { ...page, sections: [...page.sections, { id: 'hero-2', type: 'hero', order: 40 }] };
  expect(addedTo(new Set(['a', 'b', 'c', 'x', 'colleague']), after)).toBe('hero-2');
  expect(addedTo(new Set(['a', 'b', 'c', 'x', 'hero-2']), after)).toBeUndefined();
  expect(addedTo(new Set(['a', 'b', 'c', 'x']), after, 'mine')).toBe('mine');
  expect(addedTo(new Set(['a', 'b', 'c', 'x']), after, null)).toBeUndefined();
  expect(stepOf({ kind: 'duplicate', id: 'a' }, page, 'hero-2')).toEqual({
    undo: { kind: 'delete', id: 'hero-2' },
    redo: { kind: 'restore', id: 'hero-2' },
  });
  expect(stepOf({ kind: 'duplicate', id: 'a' }, page, undefined)).toBeUndefined();
});

test.each([
  ['hide', 'show'],
  ['show', 'hide'],
  ['delete', 'restore'],
  ['restore', 'delete'],
] as const)('%s is taken back by %s', (kind, back) => {
  expect(stepOf({ kind, id: 'a' }, page, undefined)).toEqual({
    undo: { kind: back, id: 'a' },
    redo: { kind, id: 'a' },
  });
});

test('a section is deleted only as the step has left it', () => {
  const step = { undo: { kind: 'delete', id: 'a' }, redo: { kind: 'restore', id: 'a' }, left: 'r2' } as const;
  expect(changeOf(step, 'undo')).toEqual({ kind: 'delete', id: 'a', seen: 'r2' });
  expect(changeOf(step, 'redo')).toEqual({ kind: 'restore', id: 'a' });
  expect(changeOf({ ...step, left: undefined }, 'undo')).toEqual({ kind: 'delete', id: 'a' });
});
