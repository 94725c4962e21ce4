import { showsDemo } from './shows-demo';

const state = { phase: 'open', version: 0 } as const;

test.each([
  ['the demo', { ...state, seed: 'demo' }, 'done', true],
  ['the demo of an installation from before', state, 'done', true],
  ['nothing', state, undefined, false],
  ['an import from elsewhere', state, 'none', false],
  ['the starter', { ...state, seed: 'starter' }, 'done', false],
  ['a cleared demo', { ...state, seed: 'demo', cleared: { at: '', archive: '' } }, 'done', false],
] as const)('with %s', (_name, setup, status, expected) => {
  expect(showsDemo(setup, status)).toBe(expected);
});
