import { pathAfter } from './path-after';
import { pathOf } from './paths';

const item = (rowId: string | undefined, more: object = {}) => ({ ...(rowId && { rowId }), ...more });
const before = { group: { list: [item('a'), item('b', { links: [item('x'), item('y')] })] } };
const after = { group: { list: [item('b', { links: [item('y')] }), item('a')] } };
const movedTo = (path: string, now: object = after) => pathAfter(pathOf(path), before, now, 'rowId')?.join('.');

test('a path follows the items of lists, and of lists in them', () => {
  expect(movedTo('group.list.0.title')).toBe('group.list.1.title');
  expect(movedTo('group.list.1.links.1.title')).toBe('group.list.0.links.0.title');
  expect(movedTo('group.list')).toBe('group.list');
});

test('a path to a removed item is gone', () => {
  expect(movedTo('group.list.1.links.0.title')).toBeUndefined();
});

test('an item without a key, and a list that is not there, count as not moved', () => {
  expect(movedTo('group.list.5.title')).toBe('group.list.5.title');
  expect(movedTo('group.list.1.title', {})).toBe('group.list.1.title');
});
