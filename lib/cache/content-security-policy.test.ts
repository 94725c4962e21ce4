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
});

test('external scripts, data blocks and text that looks like an attribute in a script add nothing', () => {
  const text = policy(
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><script>"<p style=\\"x\\">"</script>',
  );
  expect(directive(text, 'script-src')).toBe(`script-src 'self' ${hash('"<p style=\\"x\\">"')}`);
  expect(directive(text, 'style-src-attr')).toBe("style-src-attr 'none'");
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
