import { cleanHtml } from './clean-html';

test.each([
  [
    'what is allowed stays',
    '<p>a <strong>b</strong> <a href="/x">c</a></p>',
    '<p>a <strong>b</strong> <a href="/x">c</a></p>',
  ],
  [
    'what browsers write becomes what is allowed',
    '<div><b>a</b> <i>b</i></div>',
    '<p><strong>a</strong> <em>b</em></p>',
  ],
  ['loose text becomes paragraphs', 'a<br>b<p>c</p>d', '<p>a<br>b</p><p>c</p><p>d</p>'],
  ['styles and classes go', '<p style="color:red" class="x" onclick="y()">a</p>', '<p>a</p>'],
  ['scripts go with what is in them', '<p>a</p><script>alert(1)</script><style>p{}</style>', '<p>a</p>'],
  ['a script address goes', '<p><a href=" JavaScript:alert(1)">a</a></p>', '<p><a>a</a></p>'],
  ['a script address that is torn apart goes', '<p><a href="java&#10;script:alert(1)">a</a></p>', '<p><a>a</a></p>'],
  ['of the rest the text stays', '<section><span>a</span><font>b</font></section>', '<p>ab</p>'],
  [
    'tables stay',
    '<table><tbody><tr><th scope="row">a</th></tr></tbody></table>',
    '<table><tbody><tr><th scope="row">a</th></tr></tbody></table>',
  ],
  ['a paragraph around a list is none', '<div><ul><li>a</li></ul></div>', '<ul><li>a</li></ul>'],
  ['nothing is nothing', '<p><br></p>', ''],
])('%s', (_what, html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
  expect(cleanHtml(clean)).toBe(clean);
});
