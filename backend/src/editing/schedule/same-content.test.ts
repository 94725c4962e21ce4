import type { Version } from './publishable';
import { isSameContent } from './same-content';

const page = (content: object) => ({ updatedAt: '1', _status: 'draft', ...content }) as Version;

test.each([
  ['times and the state of publication', { title: 'a' }, { title: 'a', updatedAt: '2', _status: 'published' }, true],
  ['ids of rows', { rows: [{ id: '1', text: 'a' }] }, { rows: [{ text: 'a', id: '2' }] }, true],
  ['values that are null or missing', { title: 'a', order: null }, { title: 'a' }, true],
  ['a text in one language', { title: { tr: 'a', en: 'b' } }, { title: { tr: 'a', en: 'c' } }, false],
  ['the order of rows', { rows: [{ text: 'a' }, { text: 'b' }] }, { rows: [{ text: 'b' }, { text: 'a' }] }, false],
  ['a picture', { rows: [{ image: 1 }] }, { rows: [{ image: 2 }] }, false],
  ['a cleared text', { title: 'a', text: 'b' }, { title: 'a', text: '' }, false],
])('compares %s', (_what, a, b, isSame) => {
  expect(isSameContent(page(a), page(b))).toBe(isSame);
});
