import { render } from '@testing-library/react';

import type { Value } from '@/lib/edit/values/types';
import { field, type Field, group, list } from '@/lib/sections/define-section';

import { ReadableValue } from './ReadableValue';

jest.mock('../state/edit-context', () => ({
  useEdit: () => ({
    interfaceLanguage: 'tr',
    t: (key: string, { count = '' } = {}) => `${key} ${count}`,
  }),
}));

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
    image: { src: '/a.jpg', alt: 'Makine', blurDataURL: 'data:x', portrait: { src: '/a-p.jpg' } },
  };
  expect(textOf(items, [item, { '#': '1', title: 'e', number: { text: '' }, content: '', image: null }])).toBe(
    '1. p <5, T >40 · 5 <b> · c & d · \n2. e',
  );
});

test('tags are numbered, and an empty value has a text of its own', () => {
  expect(textOf(field('tags', label), ['a <1', 'b'])).toBe('1. a <1\n2. b');
  expect(textOf(text, '')).toBe('–');
});

const cards = list(label, {
  title: text,
  image: field('image', label),
  icon: field('icon', { tr: 'Simge', en: 'Icon' }),
  link: field('link', { tr: 'Bağlantı', en: 'Link' }),
});
const card = (title: string, more: object = {}) =>
  ({ '#': title, title, image: null, icon: '', link: '', ...more }) as Record<string, Value>;

test('the picture of an item is a picture, without addresses of its crops; icon and link say what they are', () => {
  const image = { src: '/a.jpg', alt: 'Makine', square: { src: '/a-s.jpg', width: 1, height: 1 } };
  const value = [card('Kazık', { image, icon: 'hard-hat', link: '/page/kazik' })];
  const { container } = render(<ReadableValue field={cards} value={value} nothing="–" />);
  expect(container.querySelector('img')).toHaveAttribute('alt', 'Makine');
  expect(container).not.toHaveTextContent('.jpg');
  expect(container).toHaveTextContent('1. Kazık · · Simge: hard-hat · Bağlantı: /page/kazik');
});

test('beside another list, only the items that differ are shown, with their numbers', () => {
  const was = [card('Kazık'), card('Ankraj'), card('Jet')];
  const is = [card('Kazık'), card('Zemin ankrajı'), card('Jet')];
  const shown = (value: Value, other: Value) =>
    render(<ReadableValue field={cards} value={value} other={other} nothing="–" />).container.textContent;
  expect(shown(was, is)).toBe('2. Ankraj\neditSameItems 2');
  expect(shown(is, was)).toBe('2. Zemin ankrajı\neditSameItems 2');
  expect(shown(was, was.slice(0, 2))).toBe('3. Jet\neditSameItems 2');
  expect(shown(was.slice(0, 2), was)).toBe('editSameItems 2');
  expect(shown([...was].reverse(), was)).toBe('1. Jet\n2. Ankraj\n3. Kazık');
});
