/** @jest-environment node */
import { labelLine } from './label-line.mjs';

const line = '{"level":"info","time":"2026-01-02T03:04:05.678Z","process":"site","msg":"ready"}';

test('a line of JSON is printed as it is, and any other becomes one', () => {
  expect(labelLine('[site]', line, 'json')).toBe(line);
  expect(JSON.parse(labelLine('[site]', 'ready "now"', 'json'))).toMatchObject({ process: 'site', msg: 'ready "now"' });
});

test('text has the label of its process', () => {
  expect(labelLine('[site]', 'ready', 'text')).toBe('[site] ready');
  expect(labelLine('   ', 'compiled', 'json')).toBe('    compiled');
});
