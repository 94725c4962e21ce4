/** @jest-environment node */
import { hasTextOfItsOwn } from './own-text';

test.each([
  [{ type: 'hero', title: 'T' }, true],
  [{ type: 'hero', title: '' }, false],
  [{ type: 'hero', title: 5 }, false],
  [{ type: 'hero', stickyLink: '/a', backgroundImage: '/a.jpg' }, false],
  [{ type: 'hero' }, false],
  [{ type: 'accordion', list: [{}, { title: 'x' }] }, true],
  [{ type: 'accordion', list: [{ title: '' }, null, 'x'] }, false],
  [{ type: 'accordion', list: { title: 'x' } }, false],
  [{ type: 'fancyTextBox', list: [{ icon: 'layers', link: '/a' }] }, false],
  [{ type: 'counter', list: [{ number: { text: '12' } }] }, true],
  [{ type: 'counter', list: [{ number: { text: '' } }] }, false],
  [{ type: 'counter', list: [{ number: 'x' }, { number: null }] }, false],
  [{ type: 'lastPosts', list: [{ id: 'a', category: ['x'] }] }, true],
  [{ type: 'lastPosts', list: [{ id: 'a', category: [] }] }, false],
  [{ type: 'gone', title: 'T' }, false],
  [{ title: 'T' }, false],
  ['hero', false],
  [null, false],
  [undefined, false],
])('%j has text in its language: %s', (section, expected) => expect(hasTextOfItsOwn(section)).toBe(expected));
