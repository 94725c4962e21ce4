import { processorTime } from '../../../test/processor-time';
import { rewriteLinks } from './rewrite-links';

const resolve = (href: string) => href.replace(/^\/page\/old(?=$|[?#])/, '/page/new');

it('rewrites link fields and links in HTML, and nothing else', () => {
  const page = {
    link: '/page/here',
    title: '/page/old',
    sections: [
      { type: 'hero', stickyLink: '/page/old#x', list: [{ link: '/page/old' }, { link: '/page/older' }] },
      {
        type: 'about',
        description: '<p><a target="_blank" href="/page/old?a=1&amp;b=2">x</a> <a href=\'/y\'>y</a></p>',
      },
      { type: 'lastPosts', basePath: '/page/', list: [{ id: 'old' }, { id: 'other' }] },
      { type: 'lastPosts', list: [{ id: 'old' }] },
    ],
    otherLangs: { en: { data: '<a href="/page/old">x</a>' } },
  };
  expect(rewriteLinks(page, resolve)).toEqual({
    link: '/page/here',
    title: '/page/old',
    sections: [
      { type: 'hero', stickyLink: '/page/new#x', list: [{ link: '/page/new' }, { link: '/page/older' }] },
      {
        type: 'about',
        description: '<p><a target="_blank" href="/page/new?a=1&amp;b=2">x</a> <a href=\'/y\'>y</a></p>',
      },
      { type: 'lastPosts', basePath: '/page/', list: [{ id: 'new' }, { id: 'other' }] },
      { type: 'lastPosts', list: [{ id: 'new' }] },
    ],
    otherLangs: { en: { data: '<a href="/page/new">x</a>' } },
  });
});

it('escapes the new address in its attribute', () => {
  const html = rewriteLinks({ data: '<a href="/page/old">x</a>' }, () => '/a?b="><script>');
  expect(html.data).toBe('<a href="/a?b=&quot;>&lt;script>">x</a>');
});

const rewritten = (value: unknown) => rewriteLinks(value, (href) => `${href}!`);

it.each([
  ['<a href="/a">', '<a href="/a!">'],
  ['<a class="x" HREF = "/a">', '<a class="x" HREF = "/a!">'],
  ['<a\nhref\n=\n"/a">', '<a\nhref\n=\n"/a!">'],
  ["<a href='/a'>", "<a href='/a!'>"],
  ['<A HREF="/a">', '<A HREF="/a!">'],
  ['<A href="/a">', '<A href="/a!">'],
  ['<a href="/a?b&amp;c">', '<a href="/a?b&amp;c!">'],
  ['<a data-href="/a">', '<a data-href="/a">'],
  ['<abbr href="/a">', '<abbr href="/a">'],
  ['href="/a"', 'href="/a"'],
  ['<a title="x>" href="/a">', '<a title="x>" href="/a">'],
])('the links of %j become %j', (html, expected) => expect(rewritten({ text: html })).toEqual({ text: expected }));

it.each(["'", '"', '<', '&'])('an address with %s is escaped in its attribute', (letter) => {
  const html = rewriteLinks({ text: `<a href='/old'>` }, () => `/a${letter}b`).text;
  const element = { "'": '&#39;', '"': '&quot;', '<': '&lt;', '&': '&amp;' }[letter];
  expect(html).toBe(`<a href='/a${element}b'>`);
});

it('an unchanged address is written as before', () => {
  expect(rewriteLinks({ text: `<a href="/a'b&c">` }, (href) => href).text).toBe(`<a href="/a'b&c">`);
});

it('rewrites fields whose names end in link and whose values start with a slash', () => {
  expect(
    rewritten({
      link: '/a',
      stickyLink: '/a',
      LINK: '/a',
      linkTitle: '/a',
      other: 'a',
      moreLink: 'https://x.example/',
    }),
  ).toEqual({
    ...{ link: '/a!', stickyLink: '/a!', LINK: '/a!', linkTitle: '/a', other: 'a', moreLink: 'https://x.example/' },
  });
});

it('rewrites lists of links, and no other values', () => {
  const value = { link: ['/a', 5, null], count: 5, isOn: true, none: null, date: undefined };
  expect(rewritten(value)).toEqual({ ...value, link: ['/a!', 5, null] });
});

describe('lists of posts', () => {
  const posts = (section: object) => rewriteLinks(section, resolve);

  it.each([
    [{ type: 'other', list: [{ id: 'old' }] }],
    [{ type: 'lastPosts', basePath: 5, list: [{ id: 'old' }] }],
    [{ type: 'lastPosts', list: 'old' }],
    [{ type: 'lastPosts' }],
    [{ type: 'lastPosts', list: [{ id: 5 }, 'old', null] }],
    [{ basePath: '/page/', list: [{ id: 'old' }] }],
  ])('%j is unchanged', (section) => expect(posts(section)).toEqual(section));

  it('keep the id of a post that moved outside their base path', () => {
    const section = { type: 'lastPosts', list: [{ id: 'old', title: 'x' }] };
    expect(rewriteLinks(section, () => '/about')).toEqual(section);
    expect(rewriteLinks(section, () => '/page/new')).toEqual({ type: 'lastPosts', list: [{ id: 'new', title: 'x' }] });
  });
});

it('reads a text of links without an end as fast as any other', () => {
  const description = '<a '.repeat(100_000);
  const took = processorTime(() => expect(rewriteLinks({ description }, resolve)).toEqual({ description }));
  expect(took).toBeLessThan(2000);
});
