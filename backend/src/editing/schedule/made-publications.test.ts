import { isByPlansAlone } from './made-publications';

jest.mock('../../database/change-value', () => ({ changeValue: undefined }));

test.each([
  ['nothing has happened', [], '1', '1', true],
  ['a plan has published', [['2', '1']], '1', '2', true],
  [
    'two plans have published',
    [
      ['3', '2'],
      ['2', '1'],
    ],
    '1',
    '3',
    true,
  ],
  ['somebody has published by hand', [], '1', '2', false],
  ['a plan has published after somebody', [['3', '2']], '1', '3', false],
  ['somebody has published after a plan', [['2', '1']], '1', '3', false],
  ['a plan of an earlier release has published', [['2', '']], '1', '2', false],
] as const)('%s', (_, made, from, to, isAlone) => {
  const pairs = made.map(([at, before]) => ({ at, before }));
  expect(isByPlansAlone(pairs, from, to)).toBe(isAlone);
});
