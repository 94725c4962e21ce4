import { rewriteLinks } from './rewrite-links';

const resolve = (href: string) => href.replace(/^\/page\/old(?=$|[?#])/, '/page/new');

it('rewrites fields and HTML, and nothing else', () => {
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

it('writes an attribute that stays one', () => {
  const html = rewriteLinks({ data: '<a href="/page/old">x</a>' }, () => '/a?b="><script>');
  expect(html.data).toBe('<a href="/a?b=&quot;>&lt;script>">x</a>');
});
