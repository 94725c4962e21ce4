import { render } from '@testing-library/react';

import type { Value } from '@/lib/edit/values/types';
import { field, type Field, group, list } from '@/lib/sections/define-section';

import { ReadableValue } from './ReadableValue';

jest.mock('../state/edit-context', () => ({ useEdit: () => ({ interfaceLanguage: 'tr' }) }));

const label = { tr: 'x', en: 'x' };
const html = field('html', label);
const text = field('text', label);

const textOf = (of: Field, value: Value) =>
  render(<ReadableValue field={of} value={value} nothing="–" />).container.textContent;

test('HTML is read as its text, with the characters that entities stand for', () => {
  expect(textOf(html, '<p>Ar&amp;Ge&nbsp;ekibi, &lt; 5 m</p>')).toBe('Ar&Ge\u00a0ekibi, < 5 m');
  expect(textOf(html, '<p>a</p><p>b</p>')).toBe('a\nb');
});

test.each([
  ['Basınç <5 bar, sıcaklık >40', 'Basınç <5 bar, sıcaklık >40'],
  ['Ar&amp;Ge', 'Ar&amp;Ge'],
])('the plain text %j stays as it is', (value, shown) => expect(textOf(text, value)).toBe(shown));

test('in lists and groups, only HTML is read as HTML', () => {
  const items = list(label, {
    title: text,
    number: group(label, { text }),
    content: html,
    image: field('image', label),
  });
  const item = {
    ...{ '#': '0', rowId: 'r1', title: 'p <5, T >40', number: { text: '5 <b>' }, content: '<p>c &amp; d</p>' },
    image: { src: '/a.jpg', alt: 'Makine', blurDataURL: 'data:x' },
  };
  expect(textOf(items, [item, { '#': '1', title: 'e', number: { text: '' }, content: '', image: null }])).toBe(
    '1. p <5, T >40 · 5 <b> · c & d · /a.jpg · Makine\n2. e',
  );
});

test('tags are numbered, and an empty value has a text of its own', () => {
  expect(textOf(field('tags', label), ['a <1', 'b'])).toBe('1. a <1\n2. b');
  expect(textOf(text, '')).toBe('–');
});
