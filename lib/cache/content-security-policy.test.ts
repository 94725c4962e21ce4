import { createHash } from 'node:crypto';

import { contentSecurityPolicy } from './content-security-policy.mjs';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (html: string, origins: string[] = []) => contentSecurityPolicy(html, origins, true);
const directive = (text: string, name: string) => text.split('; ').find((part) => part.startsWith(`${name} `));

test('nothing inline is allowed but by its hash', () => {
  const text = policy(
    '<script>one()</script><script id="x">two()\n</script><style>a{}</style><p style="color:red">x</p>',
  );
  expect(directive(text, 'script-src')).toBe(`script-src 'self' ${hash('one()')} ${hash('two()\n')}`);
  expect(directive(text, 'style-src-elem')).toBe(`style-src-elem 'self' ${hash('a{}')}`);
  expect(directive(text, 'style-src-attr')).toBe(`style-src-attr 'unsafe-hashes' ${hash('color:red')}`);
  expect(text).toContain("default-src 'none'");
  expect(text).not.toContain('unsafe-inline');
});

test('an attribute is hashed as the browser reads it', () => {
  expect(policy('<p style="--a:&quot;x&quot;;--b:&#x27;y&#x27; &amp; z">')).toContain(hash('--a:"x";--b:\'y\' & z'));
  expect(policy('<p style="--a:&#39;x&#39;;--b:&lt;y&gt;">')).toContain(hash("--a:'x';--b:<y>"));
});

test('external scripts, data blocks and text that looks like an attribute in a script add nothing', () => {
  const text = policy(
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><script>"<p style=\\"x\\">"</script>',
  );
  expect(directive(text, 'script-src')).toBe(`script-src 'self' ${hash('"<p style=\\"x\\">"')}`);
  expect(directive(text, 'style-src-attr')).toBe("style-src-attr 'none'");
});

test('rules for fetching ahead are allowed by their hash', () => {
  const rules = '{"prefetch":[]}';
  const text = policy(`<script type="speculationrules">${rules}</script>`);
  expect(directive(text, 'script-src')).toBe(`script-src 'self' ${hash(rules)}`);
});

test('equal scripts are listed once', () => {
  expect(directive(policy('<script>a()</script><script>a()</script>'), 'script-src')).toBe(
    `script-src 'self' ${hash('a()')}`,
  );
});

test('pictures may come from the origins of the configuration', () => {
  expect(directive(policy('', ['https://cdn.example']), 'img-src')).toBe("img-src 'self' https://cdn.example data:");
});

test('only a site under https upgrades insecure requests', () => {
  expect(policy('')).toContain('upgrade-insecure-requests');
  expect(contentSecurityPolicy('', [], false)).not.toContain('upgrade-insecure-requests');
});

test('a page may frame what its own content names, from the fixed list alone', () => {
  const youTube = 'https://www.youtube-nocookie.com';
  const html = `<a href="https://youtu.be/x" data-frame="${youTube}">Film</a><div data-frame="https://www.openstreetmap.org"></div>`;
  expect(directive(policy(html + html), 'frame-src')).toBe(`frame-src ${youTube} https://www.openstreetmap.org`);
  for (const none of [
    '<p>Film</p>',
    '<a data-frame="https://evil.example">Film</a>',
    '<a data-frame="*">Film</a>',
    `<p>data-frame="${youTube}"</p>`,
    `<script>'<a data-frame="${youTube}">'</script>`,
  ]) {
    expect(policy(none)).not.toContain('frame-src');
  }
});

test('a script that came with the content is not allowed', () => {
  const html = '<main><p></main><script>evil()</script></p></main><footer></footer><script>framework()</script>';
  expect(directive(policy(html), 'script-src')).toBe(`script-src 'self' ${hash('framework()')}`);
});

test('a page without anything inline gets the shortest policy', () => {
  expect(policy('<p>Baraj</p>')).toBe(
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src-elem 'self'",
      "style-src-attr 'none'",
      "img-src 'self' data:",
      "media-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'upgrade-insecure-requests',
    ].join('; '),
  );
});

test('films may come from the origins of the configuration too', () => {
  expect(directive(policy('', ['https://cdn.example']), 'media-src')).toBe("media-src 'self' https://cdn.example");
});

test('a site without https has the same policy but for the upgrade', () => {
  expect(`${contentSecurityPolicy('', [], false)}; upgrade-insecure-requests`).toBe(policy(''));
});

test('only the named origin may show the page in a frame', () => {
  const text = contentSecurityPolicy('', [], true, 'https://backend.example');
  expect(directive(text, 'frame-ancestors')).toBe('frame-ancestors https://backend.example');
});

test('what the page may frame besides what it holds comes first', () => {
  const html = '<div data-frame="https://player.vimeo.com"></div><div data-frame="https://www.google.com"></div>';
  expect(directive(contentSecurityPolicy(html, [], true, "'none'", ["'self'"]), 'frame-src')).toBe(
    "frame-src 'self' https://player.vimeo.com https://www.google.com",
  );
});

test('the content ends where its element ends, over any number of lines', () => {
  const html = '<main>\n<p>\tLine</p>\n<script>evil()</script>\n</main>\n<script>\n one()\n</script>';
  expect(directive(policy(html), 'script-src')).toBe(`script-src 'self' ${hash('\n one()\n')}`);
});

test('scripts and styles are found with attributes and over several lines', () => {
  const html =
    '<script type="module" nonce="">\n a()\n</script><STYLE media="all">\n a {}\n</STYLE><script type="application/json">{}</script>';
  expect(directive(policy(html), 'script-src')).toBe(`script-src 'self' ${hash('\n a()\n')}`);
  expect(directive(policy(html), 'style-src-elem')).toBe(`style-src-elem 'self' ${hash('\n a {}\n')}`);
});

test('a script with an address is not inline, wherever the address stands among its attributes', () => {
  const html = '<script async id="a" src="/a.js">ignored()</script><script data-src="x">inline()</script>';
  expect(directive(policy(html), 'script-src')).toBe(`script-src 'self' ${hash('inline()')}`);
});

test('what stands inside a script is neither a style nor a frame', () => {
  const html = `<script>\n"<style>a{}</style><p style='a'><a data-frame='https://player.vimeo.com'>"\n</script>`;
  const quoted = html.replaceAll("'", '"');
  expect(directive(policy(quoted), 'style-src-elem')).toBe("style-src-elem 'self'");
  expect(directive(policy(quoted), 'style-src-attr')).toBe("style-src-attr 'none'");
  expect(policy(quoted)).not.toContain('frame-src');
});
