import { seenAt } from './seen-at';

describe('seenAt', () => {
  it('returns the page, its lists, and the pages with the carousels', () => {
    const page = { link: '/page/a', categories: ['metro', 'referanslar'] };
    expect(seenAt(null, page)).toEqual(['/page/a', '/reference/metro-projeleri', '/', '/about']);
    expect(seenAt(page, null)).toEqual(seenAt(null, page));
  });

  it('returns the old address of a moved page, and a list that it has left', () => {
    const before = { link: '/page/eski', categories: ['baraj'] };
    expect(seenAt(before, { link: '/page/yeni', categories: null })).toEqual([
      '/page/yeni',
      '/page/eski',
      '/reference/baraj-projeleri',
    ]);
  });
});
