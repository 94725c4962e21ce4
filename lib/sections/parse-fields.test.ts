import { parseSection } from './parse-section';
import { contextWithLog, everything, nothing, parseAll } from '../../test/every-field';

test.each([undefined, null, ''])('a field of %j counts as absent, without a warning', (value) => {
  const values = Object.fromEntries(Object.keys(everything.fields).map((name) => [name, value]));
  expect(parseAll({ ...values, group: {} })).toEqual({ section: nothing, warnings: [] });
});

test.each([
  ['text', 'T', 'T'],
  ['text', 'The tag <script> & others', 'The tag <script> & others'],
  ['text', 5, '5'],
  ['text', 0, '0'],
  ['html', '<p>T</p>', '<p>T</p>'],
  ['link', '/a', '/en/a'],
  ['home', '/a', '/en/a'],
  ['icon', 'shield-check', 'shield-check'],
  ['color', '#fff', '#fff'],
  ['length', '450px', '450px'],
  ['date', '2026-11-22', '2026-11-22'],
  ['choice', 'right', 'right'],
  ['isOn', true, true],
  ['isOff', false, false],
  ['tags', ['a', '', 5, 'b'], ['a', 'b']],
  ['image', '/a.jpg', { src: '/a.jpg', alt: '' }],
  ['file', '/a.pdf', { src: '/a.pdf' }],
  [
    'file',
    { src: '/a.pdf', size: 12, mimeType: 'application/pdf' },
    { src: '/a.pdf', size: 12, mimeType: 'application/pdf' },
  ],
  ['file', { src: '/a.pdf', size: -1, mimeType: '<b>' }, { src: '/a.pdf' }],
  ['movie', '/a.mp4', { src: '/a.mp4', captions: [] }],
  ['list', [{ title: '1' }], [{ title: '1' }]],
  ['group', { text: 'T', other: 1 }, { text: 'T' }],
])('%s: %j becomes %j', (name, value, expected) => {
  expect(parseAll({ [name]: value })).toEqual({ section: { ...nothing, [name]: expected }, warnings: [] });
});

test.each([
  ['text', true, 'text'],
  ['text', NaN, 'text'],
  // Three and an eighth, or more than three thousand: it depends on the language.
  ['text', 3.125, 'text'],
  ['html', ['<p>'], 'text'],
  ['link', 'javascript:x', 'a link'],
  ['icon', 'No Icon', 'a icon'],
  ['color', 'red', 'a color'],
  ['length', '450', 'a length'],
  ['date', '22.11.2026', 'a date'],
  ['choice', 'up', 'one of left, right'],
  ['isOn', 'true', 'true or false'],
  ['tags', 'a', 'an array'],
  ['image', {}, 'an image'],
  ['movie', {}, 'a film'],
  ['file', {}, 'a file'],
  ['file', 5, 'a file'],
  ['list', { title: '1' }, 'an array'],
])('%s: %j counts as absent, and the log names the expected value: %s', (name, value, expected) => {
  expect(parseAll({ [name]: value })).toEqual({
    section: nothing,
    warnings: [`p(everything).${name}: expected ${expected}`],
  });
});

test('HTML without any allowed content is absent', () => {
  expect(parseAll({ html: '<script>' })).toEqual({ section: nothing, warnings: [] });
});

test('an invalid required group drops its section', () => {
  expect(parseAll({ group: ['x'] })).toEqual({
    section: undefined,
    warnings: ['p(everything).group: expected an object', 'p(everything).group: missing'],
  });
});

test('the log names the item and the field that is missing', () => {
  expect(parseAll({ list: [{ title: '1' }, 'x', {}] }).warnings).toEqual([
    'p(everything).list[1]: expected an object',
    'p(everything).list[2].title: missing',
  ]);
});

test.each([
  ['x', 'p: expected a section'],
  [{ id: 'a' }, 'p: expected a section'],
  [{ id: 'a', type: 5 }, 'p: expected a section'],
  [{ id: 'a', type: 'none' }, 'p: unknown section type "none"'],
  [{ id: 'a', type: 'n'.repeat(90) }, `p: unknown section type "${'n'.repeat(79)}`],
  [{ type: 'everything' }, 'p: missing id'],
  [{ id: '', type: 'everything' }, 'p: missing id'],
  [{ id: null, type: 'everything' }, 'p: missing id'],
])('the log names what is wrong with %j: %s', (raw, warning) => {
  const { warnings, context } = contextWithLog();
  expect(parseSection([everything], raw, 'p', context)).toBeUndefined();
  expect(warnings).toEqual([warning]);
});

test.each([
  [{ id: 7 }, { id: '7' }],
  [{ order: -2.5 }, { order: -2.5 }],
  [{ order: NaN }, { order: 0 }],
  [{ order: '3' }, { order: 0 }],
])('the frame %j becomes %j', (frame, expected) => expect(parseAll(frame).section).toMatchObject(expected));
