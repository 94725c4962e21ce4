/** @jest-environment jsdom */
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
  ['of other elements the text stays', '<section><span>a</span><font>b</font></section>', '<p>ab</p>'],
  [
    'tables stay',
    '<table><tbody><tr><th scope="row">a</th></tr></tbody></table>',
    '<table><tbody><tr><th scope="row">a</th></tr></tbody></table>',
  ],
  ['a paragraph around a list is removed', '<div><ul><li>a</li></ul></div>', '<ul><li>a</li></ul>'],
  ['an empty paragraph is empty', '<p><br></p>', ''],
])('%s', (_what, html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
  expect(cleanHtml(clean)).toBe(clean);
});

test.each(['b', 'i', 'div', 'h1', 'h2', 'h5', 'h6'])('<%s> becomes an allowed element', (tag) => {
  const becomes = { b: 'strong', i: 'em', div: 'p', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' }[tag];
  expect(cleanHtml(`<p>x</p><${tag}>a</${tag}>`)).toContain(`<${becomes}>a</${becomes}>`);
});

test.each(['script', 'style', 'iframe', 'object', 'template', 'title'])('<%s> is removed with its content', (tag) => {
  expect(cleanHtml(`<p>a</p><${tag}>b</${tag}><p>c</p>`)).toBe('<p>a</p><p>c</p>');
});

test.each([
  '<p><em>a</em></p>',
  '<ol><li>a</li></ol>',
  '<h3>a</h3>',
  '<h4>a</h4>',
  '<blockquote>a</blockquote>',
  '<figure>a<figcaption>b</figcaption></figure>',
  '<table><caption>c</caption><thead><tr><th colspan="2" rowspan="3">a</th></tr></thead><tbody><tr><td colspan="2" rowspan="3">b</td></tr></tbody></table>',
  '<p><a href="/x" target="_blank" rel="noopener">a</a></p>',
  '<p><a href="mailto:a@b.example">a</a></p>',
  '<p>a<br><br>b</p>',
])('%s is unchanged', (html) => expect(cleanHtml(html)).toBe(html));

test.each([
  ['<p><a href="data:text/html,x">a</a></p>', '<p><a>a</a></p>'],
  ['<p><a href="VBScript:x">a</a></p>', '<p><a>a</a></p>'],
  ['<p><a href="/javascript:x">a</a></p>', '<p><a href="/javascript:x">a</a></p>'],
  ['<p><a href="" class="x">a</a></p>', '<p><a>a</a></p>'],
  ['<p href="/x">a</p>', '<p>a</p>'],
  [
    '<table><tbody><tr><td scope="row" width="1">a</td></tr></tbody></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  ['<!-- a --><p>b</p>', '<p>b</p>'],
  ['<h3> </h3><h4></h4><p><strong></strong><em> </em>a</p><p> </p>', '<p>a</p>'],
  ['<p><br></p><p><br><br></p>', '<p><br><br></p>'],
  ['<dl><dt>Beton</dt><dd>C30</dd></dl>', '<p>Beton</p><p>C30</p>'],
  ['<details><summary>a</summary>b</details>c', '<p>a</p><p>b</p><p>c</p>'],
  ['<section>a</section><address>b</address><section><h2>c</h2>d</section>', '<p>a</p><p>b</p><h3>c</h3><p>d</p>'],
  ['<pre><code>a\nb</code>\n\n</pre>', '<p>a<br>b</p>'],
  ['<p>10<sup>-3</sup> m<sup>2</sup>, H<sub>2</sub>O, 1<sup>st</sup></p>', '<p>10⁻³ m², H₂O, 1st</p>'],
  ['<p>x<sup>2<i>n</i></sup></p>', '<p>x2<em>n</em></p>'],
  ['<p>a<sup><a href="/x"><b>12</b></a></sup></p>', '<p>a<a href="/x"><strong>¹²</strong></a></p>'],
  ['<p><a href="file:///C:/x.docx">a</a> <a href="/x" target="_self">b</a></p>', '<p><a>a</a> <a href="/x">b</a></p>'],
  ['<p><a href="ftp://a.example/x">a</a><a href="x.html">b</a></p>', '<p><a>a</a><a>b</a></p>'],
  ['<p><a href="/x" rel="noopener,nofollow">a</a></p>', '<p><a href="/x">a</a></p>'],
  ['<p><a href=" /a b&quot;c.pdf ">a</a></p>', '<p><a href="/a%20b%22c.pdf">a</a></p>'],
  ['<p><a href="tel:+90 312">a</a></p>', '<p><a href="tel:+90 312">a</a></p>'],
  [
    '<table><tbody><tr><th colspan="100%" scope="all">a</th><td rowspan="1000">b</td></tr></tbody></table>',
    '<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>',
  ],
  ['<p>a<strong> </strong>b</p>', '<p>a b</p>'],
  ['<p>a<em><strong>&nbsp;</strong></em>b</p>', '<p>a&nbsp;b</p>'],
  ['<p><strong>a<em> </em>b</strong></p>', '<p><strong>a b</strong></p>'],
  ['<p><strong>a</strong><a href="/x"><em> </em>b</a></p>', '<p><strong>a</strong><a href="/x"> b</a></p>'],
  ['<p>a<strong><br></strong>b</p>', '<p>a<br>b</p>'],
  ['<p><strong><em><br></em></strong></p>', ''],
  ['  \n<p>a</p>\n<p>b</p>\n', '<p>a</p>\n\n<p>b</p>'],
  ['a <strong>b</strong> c', '<p>a <strong>b</strong> c</p>'],
  ['<ul><li>a</li></ul> b', '<ul><li>a</li></ul><p> b</p>'],
  ['<div>a<h3>b</h3>c</div>', '<p>a</p><h3>b</h3><p>c</p>'],
  ['<div><div>a</div><div>b</div></div>', '<p>a</p><p>b</p>'],
  ['<div><h1>a</h1>b</div>', '<h3>a</h3><p>b</p>'],
  ['<div><blockquote>a</blockquote></div>', '<blockquote>a</blockquote>'],
  ['<div><figure>a</figure></div>', '<figure>a</figure>'],
  ['<div><h4>a</h4><ol><li>b</li></ol></div>', '<h4>a</h4><ol><li>b</li></ol>'],
  ['<div><section><p>A</p><p>B</p></section></div>', '<p>A</p><p>B</p>'],
  ['<div>a<span><h2>b</h2></span></div>', '<p>a</p><h3>b</h3>'],
  ['<div><a href="/x"><h3>t</h3></a></div>', '<a href="/x"><h3>t</h3></a>'],
  ['a<a href="/x"><h3>t</h3></a>b', '<p>a</p><a href="/x"><h3>t</h3></a><p>b</p>'],
  ['<div><a href="/x"><span>t</span></a></div>', '<p><a href="/x">t</a></p>'],
])('%s becomes %s', (html, clean) => expect(cleanHtml(html).replace(/\n+/g, '\n')).toBe(clean.replace(/\n+/g, '\n')));

test.each(['<div><section><p>A</p><p>B</p></section></div>', '<div><a href="/x"><h3>t</h3></a></div>'])(
  'no paragraph of %s contains a block, and it is not cleaned any further',
  (html) => {
    const clean = cleanHtml(html);
    document.body.innerHTML = clean;
    expect(document.querySelector('p :is(p, h3), p:empty')).toBeNull();
    expect(cleanHtml(clean)).toBe(clean);
  },
);
