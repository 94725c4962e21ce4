import { plainText } from './plain-text';

test.each([
  ['<p>Jet <strong>grout</strong>, 600 bar.</p><p>İkinci.</p>', 'Jet grout, 600 bar. İkinci.'],
  ['<ul><li>bir</li><li>iki</li></ul>', 'bir iki'],
  ['a &lt; b &amp;amp; c', 'a < b &amp; c'],
  ['', ''],
])('%s reads %s', (html, text) => expect(plainText(html)).toBe(text));
