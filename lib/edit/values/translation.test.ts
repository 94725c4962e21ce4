import { field, list } from '@/lib/sections/define-section';

import { translationMarks, withCopies } from './translation';

const label = { tr: 'Alan', en: 'Field' };
const fields = {
  title: field('text', label),
  text: field('html', label),
  link: field('link', label),
  list: list(label, { title: field('text', label) }),
};
const sentence = '<p>Yüzeyden tünele kadar bütün zemin işleri</p>';
const turkish = { title: 'Jet grout', text: sentence, link: '/page/a', list: [{ title: 'Bir' }, { title: 'İki' }] };

test('a translation lacks what is empty, and what is still a copy', () => {
  const own = { title: 'Jet grout', text: sentence, link: '/page/a', list: [{ title: 'One' }, { title: ' ' }] };
  expect(translationMarks(fields, turkish, own)).toEqual({ text: 'copied', 'list.1.title': 'missing' });
  expect(translationMarks(fields, turkish, { ...own, text: '<p>All ground works</p>' })).toEqual({
    'list.1.title': 'missing',
  });
});

test('what is empty in Turkish, or the same in all languages, needs no translation', () => {
  expect(translationMarks(fields, { title: '', link: '/page/a' }, {})).toEqual({});
});

test('copying fills empty texts only, and keeps the keys of items', () => {
  const own = {
    title: 'Grouting',
    text: '',
    link: '/page/a',
    list: [
      { title: '', '#': 'a' },
      { title: 'Two', '#': 'b' },
    ],
  };
  expect(withCopies(fields, turkish, own)).toEqual({
    title: 'Grouting',
    text: sentence,
    link: '/page/a',
    list: [
      { title: 'Bir', '#': 'a' },
      { title: 'Two', '#': 'b' },
    ],
  });
});
