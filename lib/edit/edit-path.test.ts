import { editAddress, editAddressOf, editTarget, safeReturn } from './edit-path';

test.each([
  [[], { pageKey: 'homepage', path: '/' }],
  [['about'], { pageKey: 'about', path: '/about' }],
  [['contact'], { pageKey: 'contact', path: '/contact' }],
  [['page', 'jet-grout'], { pageKey: 'jet-grout', path: '/page/jet-grout' }],
  [['page', '%C3%A7'], { pageKey: 'ç', path: '/page/%C3%A7' }],
  [['page'], undefined],
  [['constructor'], undefined],
  [['page', 'about'], undefined],
  [['page', 'a', 'b'], undefined],
  [['page', '%E0%A4%A'], undefined],
  [['reference', 'metro-projeleri'], undefined],
])('/edit/%p edits its page', (segments, target) => {
  expect(editTarget(segments)).toEqual(target);
});

test('every language has edit addresses', () => {
  expect([editAddress('/', 'tr'), editAddress('/', 'en')]).toEqual(['/edit', '/en/edit']);
  expect(editAddressOf('/en/page/a')).toBe('/en/edit/page/a');
  expect([editAddressOf('/en'), editAddressOf('/'), editAddressOf('/about')]).toEqual([
    '/en/edit',
    '/edit',
    '/edit/about',
  ]);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil',
  'about',
  '/a?b=c',
  '/page/ş',
  `/${'a'.repeat(600)}`,
  null,
])('%p is not accepted as return address', (value) => expect(safeReturn(value)).toBe('/'));
