import { dropDeadLinks } from './drop-dead-links';

test('links to pages that do not exist go, with their texts', () => {
  const sections = [
    { type: 'hero', title: 'A', stickyTitle: 'Services', stickyLink: '/page/services' },
    {
      type: 'experiences',
      list: [
        { title: 'B', link: '/page/b', linkTitle: 'More' },
        { title: 'C', link: '/page/c' },
      ],
    },
    {
      type: 'lastPosts',
      list: [
        { id: 'b', title: 'B', double_col: true },
        { id: 'd', title: 'D', double_col: false },
      ],
    },
  ];
  expect(dropDeadLinks(sections, (link) => ['/page/services', '/page/b'].includes(link))).toEqual([
    { type: 'hero', title: 'A' },
    { type: 'experiences', list: [{ title: 'B' }, { title: 'C', link: '/page/c' }] },
    { type: 'lastPosts', list: [{ id: 'd', title: 'D', double_col: false }] },
  ]);
});
