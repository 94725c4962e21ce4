import { processorTime } from '../../../../test/processor-time';
import { readPages } from '../../seed/content';
import path from 'node:path';
import { notAllowedIn } from './check-html';

describe('notAllowedIn', () => {
  it.each([
    '',
    'yalnız metin, 3 > 2 &amp; 2 &lt; 3',
    '<h3>Başlık</h3><p><strong>a</strong> <em>b</em><br>c<br/></p><ul><li>d</li></ul>',
    '<p><a href="/page/x?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">x</a></p>',
    "<a href='mailto:a@b.example'>x</a>",
    '<table><caption>c</caption><thead><tr><th scope="col" colspan="2">d</th></tr></thead><tbody><tr><td>e</td></tr></tbody></table>',
    '<blockquote>x</blockquote><figure>y<figcaption>z</figcaption></figure><P>A</P>',
  ])('accepts %j', (html) => expect(notAllowedIn(html)).toEqual([]));

  it.each([
    ['<script>alert(1)</script>', ['<script>']],
    ['<p onclick="alert(1)">x</p>', ['onclick']],
    ['<p style=color:red>x</p>', ['style']],
    ['<img src=x onerror=alert(1)>', ['<img>', 'src', 'onerror']],
    ['<a href="javascript:alert(1)">x</a>', ['href']],
    ['<a href="java&#10;script:alert(1)">x</a>', ['href']],
    ['<a href="/&#47;evil.example">x</a>', ['href']],
    ['<a href="//evil.example">x</a>', ['href']],
    ['<a href=/page/x>x</a>', ['href']],
    ['<!-- x --><p>y</p>', ['<!-- -->']],
    ['<!doctype html>', ['<']],
    ['3 < 4', ['<']],
    ['<p', ['<p>']],
    ['<p "', ['<p>']],
    ['<a href="/x', ['href', '<a>']],
    ['<p<script>', ['<p>', '<script>']],
    ['<constructor>', ['<constructor>']],
    ['<svg/onload=alert(1)>', ['<svg>', 'onload']],
  ])('names what is not allowed in %j', (html, names) => {
    expect(notAllowedIn(html)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ['<p class>x</p>', ['class']],
    ['<a href>x</a>', ['href']],
    ['<a target="_blank">x</a>', []],
    ['<a target="_top">x</a>', ['target']],
    ['<a rel="noopener nofollow">x</a>', []],
    ['<a rel>x</a>', []],
    ['<a rel=nofollow>x</a>', ['rel']],
    ['<a rel="x1">x</a>', ['rel']],
    ['<a rel="!noopener">x</a>', ['rel']],
    ['<a href="/a&amp;b">x</a>', []],
    ['<a href="/a&lt;b">x</a>', ['href']],
    ['<a href="/a&#x2F;b">x</a>', ['href']],
    ['<a href="/a&b">x</a>', []],
    ['<a href="/a?b=1&amp;c=2&amp;d=3">x</a>', []],
    ["<a  href = '/a'  >x</a >", []],
    ['<A HREF="/a">x</A>', []],
    ...['row', 'col', 'rowgroup', 'colgroup'].map((scope): [string, string[]] => [`<th scope="${scope}">x</th>`, []]),
    ['<th scope="xrow">x</th>', ['scope']],
    ['<th scope="rows">x</th>', ['scope']],
    ['<td scope="row">x</td>', ['scope']],
    ['<td colspan="12" rowspan="999">x</td>', []],
    ['<td colspan="1000">x</td>', ['colspan']],
    ['<td colspan="">x</td>', ['colspan']],
    ['<td colspan="x1">x</td>', ['colspan']],
    ['<td rowspan="1x">x</td>', ['rowspan']],
    ['<p href="/a">x</p>', ['href']],
    ['<script href="/a">', ['<script>', 'href']],
    ['<p constructor="x">', ['constructor']],
    ['<p"id="x">y</p>', ['<p>', 'id']],
    ['<p =x>y</p>', ['<p>', 'x']],
    ['a <!- b', ['<']],
    ['x<!--y-->', ['<!-- -->']],
    ['<1>', ['<']],
    ['<', ['<']],
    ['</p', ['<p>']],
    ['<x-y1>', ['<x-y1>']],
    ['<p style=a style=b>', ['style']],
    ['<br/ >', ['<br>']],
  ])('finds in %j exactly %j', (html, names) => expect(notAllowedIn(html)).toEqual(names));

  it.each([
    'p',
    'strong',
    'em',
    'ul',
    'ol',
    'li',
    'h3',
    'h4',
    'br',
    'blockquote',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'a',
    'th',
    'td',
  ])('accepts <%s>', (tag) => expect(notAllowedIn(`<${tag}>x</${tag}>`)).toEqual([]));

  it('needs no more time for a hostile text', () => {
    const took = processorTime(() => {
      for (const piece of ['<', '<a ', '<a href', '<a href = ', ' ', '<a "', '</', '<a x="']) {
        notAllowedIn(`<a ${piece.repeat(200_000 / piece.length)}`);
      }
    });
    expect(took).toBeLessThan(2_000);
  });

  it('accepts all of the demo content', async () => {
    const pages = await readPages(path.join(__dirname, '../../../seed/demo'));
    const texts: string[] = [];
    JSON.stringify(pages, (_name, value: unknown) => {
      if (typeof value === 'string' && /<\w/.test(value)) texts.push(value);
      return value;
    });
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) expect([text, notAllowedIn(text)]).toEqual([text, []]);
  });
});
