import { notAllowedIn } from '../../editing/sections/check-html';
import { plainOf } from './html-nodes';
import { htmlToPieces, type Piece } from './html-to-pieces';
import { prepareHtml, type Stored } from './prepare-html';

const links: Readonly<Record<string, string>> = {
  '/eski/': '/page/yeni',
  'https://a.example/?b=1&c=2': 'https://a.example/?b=1&c=2',
  'https://eski.example/a.mp4': '/media/a-1.mp4',
  'http://baska.example/b.mp4': 'http://baska.example/b.mp4',
};

function read(content: string, stored?: Stored): { pieces: Piece[]; notes: string[] } {
  const notes: string[] = [];
  const note = (what: string) => void notes.push(what);
  const pieces = htmlToPieces(prepareHtml(content, note, stored), { note, resolveLink: (href) => links[href] });
  for (const piece of pieces) if (piece.kind === 'html') expect(notAllowedIn(piece.html)).toEqual([]);
  return { pieces, notes };
}

const htmlOf = (content: string) =>
  read(content)
    .pieces.map((piece) => (piece.kind === 'html' ? piece.html : `{${piece.kind}}`))
    .join('');

test.each([
  [
    'a paragraph of blocks',
    '<!-- wp:paragraph -->\n<p class="x">A <b>b</b> <i>c</i></p>\n<!-- /wp:paragraph -->',
    '<p>A <strong>b</strong> <em>c</em></p>',
  ],
  ['lines of the classic editor', 'Bir\niki\n\nüç', '<p>Bir<br>iki</p><p>üç</p>'],
  ['text in boxes', '<div><div>A <span style="color:red">b</span></div><p>c</p></div>', '<p>A b</p><p>c</p>'],
  ['deep headings', '<h3>A</h3><h5>B</h5>', '<h3>A</h3><h4>B</h4>'],
  ['a list', '<ul class="x"><li>A</li><li><p>B</p></li></ul>', '<ul><li>A</li><li><p>B</p></li></ul>'],
  [
    'a link of the old site',
    '<p><a href="/eski/" target="_blank" onclick="x()">A</a></p>',
    '<p><a href="/page/yeni" target="_blank" rel="noopener noreferrer">A</a></p>',
  ],
  [
    'a link with a query',
    '<p><a href="https://a.example/?b=1&amp;c=2">A</a></p>',
    '<p><a href="https://a.example/?b=1&amp;c=2">A</a></p>',
  ],
  ['a link that leads nowhere', '<p><a href="/yok/">A</a></p>', '<p>A</p>'],
  [
    'cells over columns',
    '<table><tr><th scope="row" colspan="2" class="x">A</th></tr></table>',
    '<table><tr><th scope="row" colspan="2">A</th></tr></table>',
  ],
  [
    'the caption of a table',
    '<figure><table><tr><td>A</td></tr></table><figcaption>B <em>c</em></figcaption></figure>',
    '<table><tr><td>A</td></tr></table><p>B <em>c</em></p>',
  ],
  ['code', '<pre>a &lt; b\nc</pre>', '<p>a &lt; b<br>c</p>'],
  ['scripts and forms', '<p>A</p><script>x()</script><form><input></form><style>p{}</style>', '<p>A</p>'],
  ['empty paragraphs', '<p>&nbsp;</p><p>A</p><p></p>', '<p>A</p>'],
  ['signs of HTML', '<p>1 &lt; 2 &amp; "x"</p>', '<p>1 &lt; 2 &amp; "x"</p>'],
  [
    'raised and lowered figures',
    '<p>10<sup>-3</sup> m<sup><b>2</b></sup>, H<sub>2</sub>O, 1<sup>st</sup>, x<sup>2<i>n</i></sup></p>',
    '<p>10⁻³ m<strong>²</strong>, H₂O, 1st, x2<em>n</em></p>',
  ],
  ['HTML that does not end', '<p>A <strong>b', '<p>A <strong>b</strong></p>'],
])('%s', (_name, content, expected) => expect(htmlOf(content)).toBe(expected));

const picture = (src: string, caption = '', alt = '') => ({ kind: 'picture', src, alt, caption });

test('pictures, galleries and films stand between the texts', () => {
  const content = [
    '<p>A <img src="/a.jpg" alt="Bir"> b</p>',
    '<figure class="wp-block-image"><a href="/x"><img src="/b.jpg"/></a><figcaption>Kazı <em>alanı</em></figcaption></figure>',
    '[caption id="attachment_7" width="300"]<img src="/c.jpg" alt="" /> Şantiye[/caption]',
    '[gallery columns="3" ids="4, 5"]',
    '<figure class="wp-block-gallery"><figure><img src="/d.jpg"></figure><figure><img src="/e.jpg"></figure></figure>',
    '<figure class="wp-block-embed"><div>\nhttps://www.youtube.com/watch?v=abc\n</div></figure>',
    '<iframe src="//player.vimeo.com/video/1"></iframe>',
    '<h2>Yöntem</h2>',
    'Son.',
  ].join('\n\n');
  expect(read(content).pieces).toEqual([
    { kind: 'html', html: '<p>A</p>' },
    picture('/a.jpg', '', 'Bir'),
    { kind: 'html', html: '<p>b</p>' },
    picture('/b.jpg', 'Kazı alanı'),
    picture('/c.jpg', 'Şantiye'),
    { kind: 'gallery', ids: ['4', '5'] },
    picture('/d.jpg'),
    picture('/e.jpg'),
    { kind: 'film', src: 'https://www.youtube.com/watch?v=abc' },
    { kind: 'film', src: 'https://player.vimeo.com/video/1' },
    { kind: 'heading', text: 'Yöntem' },
    { kind: 'html', html: '<p>Son.</p>' },
  ]);
});

test('a heading and a title have their raised figures', () => {
  expect(read('<h2>20 000 m<sup>2</sup></h2>').pieces).toEqual([{ kind: 'heading', text: '20 000 m²' }]);
  expect(plainOf('C<sub>2</sub> &amp; m<sup>3</sup>')).toBe('C₂ & m³');
});

test('what a text refers to stands in its place', () => {
  const stored: Stored = {
    pictures: ['7', '8'],
    blocks: new Map([
      ['3', '<!-- wp:paragraph --><p>Arayın</p><!-- /wp:paragraph --><!-- wp:block {"ref":4} /-->'],
      ['4', '<!-- wp:paragraph --><p>Yazın</p><!-- /wp:paragraph --><!-- wp:block {"ref":4} /-->'],
    ]),
  };
  expect(read('[gallery columns="2"]', stored).pieces).toEqual([{ kind: 'gallery', ids: ['7', '8'] }]);
  const { pieces, notes } = read('<!-- wp:block {"ref":3} /--><!-- wp:block {"ref":9} /-->', stored);
  expect(pieces).toEqual([
    { kind: 'html', html: expect.stringMatching(/^<p>Arayın<\/p>(<p>Yazın<\/p>)+$/) as unknown },
  ]);
  // One that is not in the export, and one that holds itself.
  expect(notes).toEqual(['block block', 'block block']);
});

test('shortcodes of page builders inside each other are all read, and noted', () => {
  const columns = [
    '[vc_row][vc_column width="1/2"][vc_column_text]Merhaba[/vc_column_text][/vc_column]',
    '[vc_column][vc_column_text]Dünya[/vc_column_text][/vc_column][/vc_row]',
  ].join('');
  const { pieces, notes } = read(columns);
  expect(pieces).toEqual([{ kind: 'html', html: '<p>Merhaba</p><p>Dünya</p>' }]);
  expect(new Set(notes)).toEqual(new Set(['vc_row', 'vc_column', 'vc_column_text']));
  const inside =
    '[vc_row][vc_column][caption id="a_7" width="3"]<img src="/c.jpg"> Şantiye [my-sign]1[/my-sign][/caption]' +
    '[gallery ids="4,5"][video mp4="https://eski.example/a.mp4"][/video][/vc_column][/vc_row]';
  expect(read(inside).pieces).toEqual([
    picture('/c.jpg', 'Şantiye 1'),
    { kind: 'gallery', ids: ['4', '5'] },
    { kind: 'film', src: '/media/a-1.mp4' },
  ]);
  expect(htmlOf('[box]A [box]b [box]c[/box][/box][/box]')).toBe('<p>A b c</p>');
  expect(htmlOf('[vc_row]A [vc_row el="1"]b[/vc_row] c[/vc_row]')).toBe('<p>A b c</p>');
});

test('the address of a film on a line of its own is a film', () => {
  const content = 'Bakınız:\nhttps://youtu.be/abc\nve\n\nhttps://a.example/?b=1&c=2';
  expect(read(content).pieces).toEqual([
    { kind: 'html', html: '<p>Bakınız:</p>' },
    { kind: 'film', src: 'https://youtu.be/abc' },
    { kind: 'html', html: '<p>ve</p><p>https://a.example/?b=1&amp;c=2</p>' },
  ]);
});

test('a film and a file of the old site are those of this site', () => {
  const video = '<figure class="wp-block-video"><video src="https://eski.example/a.mp4"></video></figure>';
  expect(read(video).pieces).toEqual([{ kind: 'film', src: '/media/a-1.mp4' }]);
  expect(read(video.replace('a.mp4', 'yok.mp4')).notes).toEqual(['embedded: https://eski.example/yok.mp4']);
  // The site shows no film over http.
  const insecure = 'http://baska.example/b.mp4';
  expect(read(video.replace('https://eski.example/a.mp4', insecure)).notes).toEqual([`embedded: ${insecure}`]);
  const file =
    '<div class="wp-block-file"><a href="/eski/">Katalog</a><a href="/eski/" class="wp-block-file__button" download>İndir</a></div>';
  expect(htmlOf(file)).toBe('<p><a href="/page/yeni">Katalog</a></p>');
});

test('what has no place here is named', () => {
  const { notes } = read(
    '<p>[contact-form-7 id="1"] [1] ve [not]</p><script>x()</script><iframe src="https://maps.example/a"></iframe><!-- wp:latest-posts {"n":3} /-->',
  );
  expect(notes).toEqual(['contact-form-7', '<script>', 'embedded: https://maps.example/a', 'block latest-posts']);
  expect(htmlOf('[1] ve [not]')).toBe('<p>[1] ve [not]</p>');
});

test.each([
  '<p><a href="javascript:alert(1)">a</a></p>',
  '<p><img src=x onerror=alert(1)></p>',
  '<svg><script>alert(1)</script></svg><math><mi>a</mi></math>',
  '<a href="java&#10;script:alert(1)">a</a><p title="</p><script>alert(1)</script>">b</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
])('nothing of %s runs', (content) => {
  expect(htmlOf(content)).not.toMatch(/script|onerror|alert\(1\)"/);
});
