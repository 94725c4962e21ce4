import { field } from '../../../../lib/sections/define-section';
import type { MediaRefs } from './media-refs';
import { isPlain, readLeaf, type LeafField } from './read-leaf';

const label = { tr: 'x', en: 'x' };
const files = [
  { id: 1, filename: 'a.jpg', mimeType: 'image/jpeg' },
  { id: 2, filename: 'b.mp4', mimeType: 'video/mp4' },
  { id: 3, filename: 'c.vtt', mimeType: 'text/vtt' },
];
const media: MediaRefs = {
  byId: new Map(files.map((file) => [String(file.id), file])),
  byFilename: new Map(files.map((file) => [file.filename, file])),
};

const of = (kind: LeafField['kind'], options: object = {}) => field(kind, label, options) as LeafField;
const read = (kind: LeafField['kind'], raw: unknown, options: object = {}) => readLeaf(of(kind, options), raw, media);

const kinds = [
  ...['text', 'html', 'link', 'icon', 'color', 'length', 'date', 'choice', 'boolean', 'tags', 'image', 'movie', 'file'],
] as const;

it.each(kinds as readonly LeafField['kind'][])('an empty value clears a field of kind %s', (kind) => {
  for (const raw of [undefined, null, '']) expect(read(kind, raw)).toEqual({ value: null });
});

it.each([
  ['text', 'T'],
  ['text', ' T\n\tU '],
  ['html', '<p>T</p>'],
  ['link', '/page/a'],
  ['icon', 'shield-check'],
  ['color', '#fff'],
  ['length', '450px'],
  ['date', '2026-11-22'],
  ['choice', 'left'],
  ['boolean', false],
  ['boolean', true],
  ['tags', ['a', 'b']],
] as const)('a field of kind %s accepts %j', (kind, raw) =>
  expect(read(kind, raw, { options: ['left'] })).toEqual({ value: raw }),
);

it.each([
  ['text', 5],
  ['html', ['x']],
  ['link', 'javascript:x'],
  ['icon', 'No Icon'],
  ['color', 'red'],
  ['length', '450'],
  ['date', '2026-02-30'],
  ['choice', 'up'],
  ['boolean', 'true'],
  ['tags', 'a'],
  ['tags', ['a', 5]],
] as const)('a field of kind %s refuses %j', (kind, raw) =>
  expect(read(kind, raw, { options: ['left'] })).toEqual({ code: 'invalid' }),
);

it('a choice without options accepts nothing', () => {
  expect(read('choice', 'left')).toEqual({ code: 'invalid' });
});

it.each([
  ['text', 5_000, {}],
  ['text', 20_000, { multiline: true }],
  ['html', 200_000, {}],
] as const)('a field of kind %s accepts %i letters', (kind, length, options) => {
  expect(read(kind, 'a'.repeat(length), options)).toHaveProperty('value');
  expect(read(kind, 'a'.repeat(length + 1), options)).toEqual({ code: 'too_long' });
});

it('addresses, names and dates have a maximum length', () => {
  const link = (length: number) => `/${'a'.repeat(length - 1)}`;
  expect(read('link', link(2_000))).toHaveProperty('value');
  expect(read('link', link(2_001))).toEqual({ code: 'too_long' });
  expect(read('icon', 'a'.repeat(100))).toHaveProperty('value');
  for (const kind of ['icon', 'color', 'length'] as const)
    expect(read(kind, 'a'.repeat(101))).toEqual({ code: 'too_long' });
  expect(read('date', '2026-11-222')).toEqual({ code: 'too_long' });
  expect(read('choice', 'a'.repeat(101))).toEqual({ code: 'too_long' });
});

it('a text of spaces is empty', () => {
  for (const kind of ['text', 'html', 'link'] as const) expect(read(kind, ' \n ')).toEqual({ value: null });
});

it('names at most ten elements of HTML that are not allowed', () => {
  const html = Array.from({ length: 11 }, (_, index) => `<x${index}>`).join('');
  expect(read('html', html)).toEqual({
    code: 'html',
    notAllowed: Array.from({ length: 10 }, (_, index) => `<x${index}>`),
  });
  expect(read('html', 5)).toEqual({ code: 'invalid' });
});

describe('tags', () => {
  it('are trimmed, and empty ones are removed', () => {
    expect(read('tags', [' a ', '', ' ', 'b'])).toEqual({ value: ['a', 'b'] });
    expect(read('tags', ['', ' '])).toEqual({ value: null });
    expect(read('tags', [])).toEqual({ value: null });
  });

  it('of a row keep the places of empty cells, but for those at its end', () => {
    expect(read('tags', ['', ' 2,5 ', '', '3', ' '], { isRow: true })).toEqual({ value: ['', '2,5', '', '3'] });
    expect(read('tags', ['', ' '], { isRow: true })).toEqual({ value: null });
  });

  it('are at most fifty, of a hundred letters each', () => {
    expect(read('tags', Array(50).fill('a'))).toHaveProperty('value');
    expect(read('tags', Array(51).fill('a'))).toEqual({ code: 'too_many' });
    expect(read('tags', ['a'.repeat(100)])).toHaveProperty('value');
    expect(read('tags', ['a', 'a'.repeat(101)])).toEqual({ code: 'too_long' });
  });
});

it('a picture must be in the library', () => {
  expect(read('image', { id: 1 })).toEqual({ value: 1 });
  expect(read('image', '/media/a.jpg')).toEqual({ value: 1 });
  expect(read('image', '/media/b.mp4')).toEqual({ code: 'media' });
  expect(read('image', 'https://other.example/a.jpg')).toEqual({ code: 'media' });
});

describe('a film', () => {
  const empty = { poster: null, captions: [] };
  const caption = { src: '/media/c.vtt', language: 'tr' };

  it('is in the library, or an address', () => {
    expect(read('movie', '/media/b.mp4')).toEqual({ value: { ...empty, file: 2, url: null } });
    expect(read('movie', { src: '/media/b.mp4' })).toEqual({ value: { ...empty, file: 2, url: null } });
    const url = 'https://youtu.be/x';
    expect(read('movie', url)).toEqual({ value: { ...empty, file: null, url } });
    expect(read('movie', { src: url, poster: '' })).toEqual({ value: { ...empty, file: null, url } });
  });

  it('has no picture of the library as its file', () => {
    expect(read('movie', '/media/a.jpg')).not.toMatchObject({ value: { file: 1 } });
  });

  it('without an address is empty', () => {
    expect(read('movie', {})).toEqual({ value: null });
    expect(read('movie', { src: '', poster: '/media/a.jpg' })).toEqual({ value: null });
    expect(read('movie', { src: null })).toEqual({ code: 'invalid' });
    expect(read('movie', { src: 5 })).toEqual({ code: 'invalid' });
    expect(read('movie', 'javascript:x')).toEqual({ code: 'invalid' });
  });

  it('has an address of 2000 letters at most', () => {
    const address = (length: number) => 'https://youtu.be/'.padEnd(length, 'x');
    expect(read('movie', address(2_000))).toHaveProperty('value');
    expect(read('movie', address(2_001))).toEqual({ code: 'invalid' });
  });

  it('has a poster and captions from the library', () => {
    const raw = { src: '/media/b.mp4', poster: { id: 1 }, captions: [caption] };
    expect(read('movie', raw)).toEqual({
      value: {
        file: 2,
        url: null,
        poster: 1,
        captions: [{ id: expect.stringMatching(/^[\da-f]{24}$/), file: 3, language: 'tr' }],
      },
    });
    expect(read('movie', { ...raw, poster: '/media/b.mp4' })).toEqual({ code: 'media' });
    expect(read('movie', { ...raw, captions: [caption, { ...caption, src: '/media/a.jpg' }] })).toEqual({
      code: 'media',
    });
    for (const language of [undefined, 5, 'Türkçe']) {
      expect(read('movie', { ...raw, captions: [caption, { ...caption, language }] })).toEqual({ code: 'invalid' });
    }
  });

  it('has twenty captions at most', () => {
    expect(read('movie', { src: '/media/b.mp4', captions: Array(20).fill(caption) })).toHaveProperty('value');
    expect(read('movie', { src: '/media/b.mp4', captions: Array(21).fill(caption) })).toEqual({ code: 'too_many' });
  });
});

it.each([
  ['', true],
  ['a\tb\nc\rd ş 😀', true],
  ['\u007f', true],
  ['a\u0000', false],
  ['\u0008', false],
  ['\u000b', false],
  ['\u000c', false],
  ['\u000e', false],
  ['\u001f', false],
  ['\ud83d', false],
])('%j can be stored: %s', (text, expected) => expect(isPlain(text)).toBe(expected));
