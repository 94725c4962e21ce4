import { definitions } from '../../components/sections/definitions';
import { field, type Fields, group, list } from '../sections/define-section';
import { problemsOf } from './validate';
import { toValues } from './values/to-values';
import type { Values } from './values/types';

function problems(type: string, raw: object) {
  const fields: Fields = definitions.find((definition) => definition.type === type)?.fields ?? {};
  return problemsOf(fields, toValues(fields, raw, raw));
}

test('missing and invalid values are reported by path', () => {
  expect(problems('pageTitle', { title: ' ', pageHeaderColor: 'red', pageHeaderHeight: '12' })).toEqual({
    title: 'required',
    pageHeaderColor: 'invalid',
    pageHeaderHeight: 'invalid',
  });
  expect(problems('counter', { list: [{ number: { text: '' } }, { number: { text: '5' } }] })).toEqual({
    'list.0.number.text': 'required',
  });
  expect(problems('hero', { title: 'A', stickyLink: 'javascript:alert(1)' })).toEqual({ stickyLink: 'invalid' });
  expect(problems('clients', { list: [{ target: '_top' }] })).toEqual({
    'list.0.img': 'required',
    'list.0.target': 'invalid',
  });
});

test('a valid section has no problems', () => {
  expect(problems('pageTitle', { title: 'A', pageHeaderColor: '#3F76A6', pageHeaderHeight: '450px' })).toEqual({});
});

describe('each kind of field', () => {
  const label = { tr: 'x', en: 'x' };
  const one = (kind: Parameters<typeof field>[0], value: unknown, options: object = {}) =>
    problemsOf({ f: field(kind, label, options) as Fields[string] }, { f: value } as Values);
  const required = { required: true };

  test.each([
    ['text', ''],
    ['text', '  '],
    ['text', undefined],
    ['text', null],
    ['link', undefined],
    ['choice', undefined],
    ['tags', undefined],
    ['html', '<p>&nbsp; <br></p>'],
    ['image', null],
    ['image', undefined],
    ['movie', null],
    ['movie', undefined],
    ['movie', { src: '' }],
    ['tags', []],
    ['html', undefined],
  ] as const)('%s: %j is empty, which is a problem if the field is required', (kind, value) => {
    expect(one(kind, value)).toEqual({});
    expect(one(kind, value, required)).toEqual({ f: 'required' });
  });

  test.each([
    ['text', 'a'],
    ['html', '<p>a</p>'],
    ['image', { src: '/a.jpg' }],
    ['movie', { src: '/a.mp4' }],
    ['tags', ['a']],
    ['boolean', false],
    ['choice', 'left'],
    ['date', '2026-11-22'],
    ['icon', 'shield-check'],
  ] as const)('%s: %j is valid', (kind, value) => {
    expect(one(kind, value, { required: true, options: ['left'] })).toEqual({});
  });

  test.each([
    ['image', { src: '' }],
    ['image', { alt: 'x' }],
    ['choice', 'up'],
    ['date', '22.11.2026'],
    ['icon', 'No Icon'],
    ['link', 'javascript:x'],
    ['color', 'red'],
  ] as const)('%s: %j is invalid', (kind, value) => {
    expect(one(kind, value, { options: ['left'] })).toEqual({ f: 'invalid' });
  });

  test('missing lists and groups have no problems; others report problems by path', () => {
    const inner = { t: field('text', label, { required: true }) };
    const fields = { l: list(label, inner), g: group(label, inner) };
    expect(problemsOf(fields, {})).toEqual({});
    expect(problemsOf(fields, { g: { t: '' } })).toEqual({ 'g.t': 'required' });
    expect(problemsOf(fields, { g: {}, l: [{}] })).toEqual({ 'g.t': 'required', 'l.0.t': 'required' });
    expect(problemsOf(fields, { l: [{ t: 'a' }, { t: '' }], g: { t: 'a' } }, 'x.')).toEqual({ 'x.l.1.t': 'required' });
  });
});
