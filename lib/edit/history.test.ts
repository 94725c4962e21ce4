import { record, redo, startHistory, undo } from './history';

test('typing on in a field is one step, another field or a pause begins the next', () => {
  let history = startHistory('');
  history = record(history, 'a', 'title', 0);
  history = record(history, 'ab', 'title', 500);
  history = record(history, 'ab!', 'text', 600);
  history = record(history, 'ab!?', 'text', 5000);
  expect(history.past).toEqual(['', 'ab', 'ab!']);
  history = undo(undo(history));
  expect(history.present).toBe('ab');
  expect(redo(history).present).toBe('ab!');
  expect(record(history, 'x', 'title', 9000).future).toEqual([]);
});

test('before the first and after the last step there is nothing', () => {
  const history = startHistory('a');
  expect([undo(history).present, redo(history).present]).toEqual(['a', 'a']);
});
