import { definitions } from '../../components/sections/definitions';
import type { Fields } from '../sections/define-section';
import { problemsOf } from './validate';
import { toValues } from './values/to-values';

function problems(type: string, raw: object) {
  const fields: Fields = definitions.find((definition) => definition.type === type)?.fields ?? {};
  return problemsOf(fields, toValues(fields, raw, raw));
}

test('what is required, and what is written wrongly, is named by its path', () => {
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

test('a section that is fine has none', () => {
  expect(problems('pageTitle', { title: 'A', pageHeaderColor: '#3F76A6', pageHeaderHeight: '450px' })).toEqual({});
});
