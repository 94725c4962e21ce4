import { hasText } from './own-text';

const frame = { id: 's', order: 1 };

it.each([
  [{ type: 'hero', title: 'T' }, true],
  [{ type: 'hero', title: '' }, false],
  [{ type: 'hero', stickyLink: '/a', backgroundImage: { src: '/a.jpg', alt: 'x' } }, false],
  [{ type: 'hero' }, false],
  [{ type: 'accordion', list: [{ content: 'x' }] }, true],
  [{ type: 'accordion', list: [{}, { title: 'x' }] }, true],
  [{ type: 'accordion', list: [{}, { title: '' }] }, false],
  [{ type: 'accordion', list: [] }, false],
  [{ type: 'accordion', list: 'x' }, false],
  [{ type: 'fancyTextBox', list: [{ icon: 'layers', link: '/a' }] }, false],
  [{ type: 'counter', list: [{ number: { text: '12' } }] }, true],
  [{ type: 'counter', list: [{ number: { text: '' } }] }, false],
  [{ type: 'counter', list: [{ number: {} }] }, false],
  [{ type: 'counter', list: [{ number: 'x' }] }, false],
  [{ type: 'lastPosts', list: [{ id: 'a', category: ['x'] }] }, true],
  [{ type: 'lastPosts', list: [{ id: 'a', category: [] }] }, false],
  [{ type: 'gone', title: 'T' }, false],
])('%j has text in its language: %s', (section, expected) => expect(hasText({ ...frame, ...section })).toBe(expected));
