import { record, redo, startHistory, undo } from './history';

test('typing in one field is one step; another field or a pause begins the next step', () => {
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

test('there is no step before the first and after the last', () => {
  const history = startHistory('a');
  expect([undo(history).present, redo(history).present]).toEqual(['a', 'a']);
});

describe('steps', () => {
  const typed = (...changes: [string, string, number][]) =>
    changes.reduce((history, [text, what, at]) => record(history, text, what, at), startHistory(''));

  test('changes of a field within a second are one step', () => {
    expect(typed(['a', 't', 0], ['b', 't', 999]).past).toEqual(['']);
    expect(typed(['a', 't', 0], ['b', 't', 1000]).past).toEqual(['', 'a']);
    expect(typed(['a', 't', 0], ['b', 'u', 1]).past).toEqual(['', 'a']);
    expect(typed(['a', 't', 0], ['b', 't', 900], ['c', 't', 1800]).past).toEqual(['']);
  });

  test('the first change after undoing everything is a new step', () => {
    const undone = undo(typed(['a', 't', 0]));
    expect(record(undone, 'b', 't', 10).past).toEqual(['']);
    const again = record({ ...undone, last: { what: 't', at: 0 } }, 'b', 't', 10);
    expect(again).toEqual({ past: [''], present: 'b', future: [], last: { what: 't', at: 10 } });
  });

  test('can be undone and redone, and a hundred are kept', () => {
    let history = startHistory(0);
    for (let step = 1; step <= 101; step += 1) history = record(history, step, `field ${step}`, step);
    expect(history.past).toHaveLength(100);
    expect(history.past[0]).toBe(1);
    const back = undo(undo(history));
    expect([back.present, back.future]).toEqual([99, [100, 101]]);
    const forth = redo(back);
    expect([forth.present, forth.past.at(-1), forth.future]).toEqual([100, 99, [101]]);
  });
});
